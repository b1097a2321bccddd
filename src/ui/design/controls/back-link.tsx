import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useBackLinkStyles } from './back-link.styles.ts'

/** A link back to the parent page. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => {
  const styles = useBackLinkStyles()
  return (
    <Link to={to} className={styles.link}>
      <ArrowLeft20Regular aria-hidden />
      {children}
    </Link>
  )
}
