import type { ReactNode } from 'react'
import { usePageHeaderStyles } from './page-header.styles.ts'

export interface PageHeaderProps {
  readonly title: string
  /** A line under the title: a count, a total, what to do here. */
  readonly lead?: ReactNode
  /** Above the title: the way back. */
  readonly back?: ReactNode
  /** Beside the title: what is done with it alone. */
  readonly aside?: ReactNode
  readonly actions?: ReactNode
}

/** What this page is. Its title is the only first-level heading of the screen. */
export const PageHeader = ({ title, lead, back, aside, actions }: PageHeaderProps) => {
  const styles = usePageHeaderStyles()
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {back}
        <div className={styles.name}>
          <h1 className={styles.title}>{title}</h1>
          {aside}
        </div>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
