import type { ReactNode } from 'react'
import { outsideAddress } from './outside-address.ts'

export interface OutsideLinkProps {
  readonly to: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A way to another site, which learns nothing from it. An address that cannot be trusted is only words. */
export const OutsideLink = ({ to, className, children }: OutsideLinkProps) => {
  const address = outsideAddress(to)
  if (address === undefined) return <span>{children}</span>
  return <a className={className} href={address} target="_blank" rel="noopener noreferrer">{children}</a>
}
