import { Link } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { externalUrl } from './external-url.ts'

export interface ExternalLinkProps {
  readonly to: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to another site, without opener and referrer. An unsafe URL is rendered as text. */
export const ExternalLink = ({ to, className, children }: ExternalLinkProps) => {
  const address = externalUrl(to)
  if (address === undefined) return <span>{children}</span>
  return (
    <Link inline className={className} href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </Link>
  )
}
