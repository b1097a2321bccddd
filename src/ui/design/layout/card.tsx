import { makeStyles, mergeClasses, typographyStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { cardSurface } from '../theme/controls.ts'
import { space } from '../theme/layout-tokens.ts'

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
  const styles = useStyles()
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

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    padding: space.l,
    ...cardSurface,
  },
  flush: { padding: 0, gap: 0, overflow: 'hidden' },
  header: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s },
  title: { margin: 0, ...typographyStyles.subtitle2 },
})
