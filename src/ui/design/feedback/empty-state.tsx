import type { ReactNode } from 'react'
import { useStateScreenStyles } from './state-screen.styles.ts'

export interface EmptyStateProps {
  readonly title: string
  readonly detail?: string
  /** A decorative picture. */
  readonly picture?: ReactNode
  readonly actions?: ReactNode
  /** It is all that the page shows, so that its title is the page's. */
  readonly isPage?: boolean
}

/** An empty place with its reason and its actions. */
export const EmptyState = ({ title, detail, picture, actions, isPage = false }: EmptyStateProps) => {
  const styles = useStateScreenStyles()
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.screen}>
      {picture !== undefined && (
        <div className={styles.picture} aria-hidden>
          {picture}
        </div>
      )}
      <Title className={styles.title}>{title}</Title>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
