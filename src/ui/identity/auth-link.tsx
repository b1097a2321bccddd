import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePreservedQuery } from '../app/preserved-query.ts'
import { AUTH_PATHS, type AuthRoute } from './auth-paths.ts'

export interface AuthLinkProps {
  readonly to: AuthRoute
  readonly className?: string
  readonly children: ReactNode
}

/** A link to another signed-out form, with the query string of this one. */
export const AuthLink = ({ to, className, children }: AuthLinkProps) => {
  const navigate = useNavigate()
  const address = AUTH_PATHS[to] + usePreservedQuery()
  const go = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(address)
  }
  return (
    <a className={className} href={address} onClick={go}>
      {children}
    </a>
  )
}
