import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useKeptSearch } from '../app/guards.tsx'
import { START_PATHS, type StartPlace } from './places.ts'

export interface StartLinkProps {
  readonly to: StartPlace
  readonly className?: string
  readonly children: ReactNode
}

/** To another panel of the door, with the query string of this one. */
export const StartLink = ({ to, className, children }: StartLinkProps) => {
  const navigate = useNavigate()
  const address = START_PATHS[to] + useKeptSearch()
  const go = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(address)
  }
  return <a className={className} href={address} onClick={go}>{children}</a>
}
