import { Link } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useLinkClickHandler } from 'react-router-dom'
import { usePreservedQuery } from '../app/preserved-query.ts'
import { AUTH_PATHS, type AuthRoute } from './auth-paths.ts'

export interface AuthLinkProps {
  readonly to: AuthRoute
  readonly className?: string
  readonly children: ReactNode
}

/** A link to another signed-out form, with the query string of this one. */
export const AuthLink = ({ to, className, children }: AuthLinkProps) => {
  const address = AUTH_PATHS[to] + usePreservedQuery()
  return (
    <Link
      inline
      {...(className && { className })}
      href={address}
      onClick={useLinkClickHandler<HTMLAnchorElement>(address)}
    >
      {children}
    </Link>
  )
}
