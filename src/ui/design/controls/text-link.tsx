import { Link } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { useTouchArea } from '../theme/use-touch-area.ts'

interface TextLinkProps {
  readonly to: string
  /** A screen reader says it instead of the text. */
  readonly label?: string
  /** The pointer shows it, and a screen reader says it after the text. */
  readonly hint?: string | undefined
  readonly children: ReactNode
}

/** A link within a text or a table cell to another page of the client. */
export const TextLink = ({ to, label, hint, children }: TextLinkProps) => (
  <Link
    inline
    className={useTouchArea()}
    href={useHref(to)}
    onClick={useLinkClickHandler<HTMLAnchorElement>(to)}
    aria-label={label}
    title={hint}
  >
    {children}
  </Link>
)
