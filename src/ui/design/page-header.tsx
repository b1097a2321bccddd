import type { ReactNode } from 'react'
import { usePageHeaderStyles } from './page-header.styles.ts'

export interface PageHeaderProps {
  readonly title: string
  /** A line under the title: a count, a total, what to do here. */
  readonly lead?: ReactNode
  /** Above the title: the way back. */
  readonly back?: ReactNode
  readonly actions?: ReactNode
}

/** What this page is. Its title is the only first-level heading of the screen. */
export const PageHeader = ({ title, lead, back, actions }: PageHeaderProps) => {
  const styles = usePageHeaderStyles()
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {back}
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
