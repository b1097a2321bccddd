import type { ReactNode } from 'react'
import { useStateScreenStyles } from './state-screen.styles.ts'

export interface EmptyStateProps {
  readonly title: string
  readonly detail?: string
  /** A decorative picture. */
  readonly picture?: ReactNode
  readonly actions?: ReactNode
}

/** An empty place with its reason and its actions. */
export const EmptyState = ({ title, detail, picture, actions }: EmptyStateProps) => {
  const styles = useStateScreenStyles()
  return (
    <div className={styles.screen}>
      {picture !== undefined && (
        <div className={styles.picture} aria-hidden>
          {picture}
        </div>
      )}
      <h2 className={styles.title}>{title}</h2>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
