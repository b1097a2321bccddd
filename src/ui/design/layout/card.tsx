import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useCardStyles } from './card.styles.ts'

export interface CardProps {
  readonly title?: string
  /** At the right of the title. */
  readonly aside?: ReactNode
  /** For content with its own edges, like a table. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** A surface one shade above the page. */
export const Card = ({ title, aside, flush = false, children }: CardProps) => {
  const styles = useCardStyles()
  return (
    <section className={mergeClasses(styles.card, flush && styles.flush)} aria-label={title}>
      {title !== undefined && (
        <header className={styles.header}>
          <h2 className={styles.title}>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
