import type { ReactNode } from 'react'
import { usePageHeaderStyles } from './page-header.styles.ts'

export interface PageHeaderProps {
  readonly title: string
  /** A line under the title: a count, a total, an instruction. */
  readonly lead?: ReactNode
  /** Above the title: the way back. */
  readonly back?: ReactNode
  /** Actions beside the title. */
  readonly aside?: ReactNode
  readonly actions?: ReactNode
}

/** The header of a page, with the only first-level heading of the screen. */
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
