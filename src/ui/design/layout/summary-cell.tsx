import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { Failure } from '#application/shared/failure.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import { FailureBanner } from '../feedback/failure-banner.tsx'
import { cardSurface } from '../theme/controls.ts'
import { breakpointPhone, space } from '../theme/layout-tokens.ts'
import { tabularNumerals } from '../theme/type.ts'

export interface SummaryCellProps {
  readonly title: string
  readonly isLoaded: boolean
  /** Absent where only the detail says something. */
  readonly value?: ReactNode
  readonly detail?: ReactNode
  /** Shown in place of the value while there is none. */
  readonly failure?: Failure | undefined
  readonly onRetry?: () => void
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** One figure of a strip of them: a card with the height of its neighbours. */
export const SummaryCell = (props: SummaryCellProps) => {
  const { title, isLoaded, value, detail, failure, onRetry, actions, children } = props
  const styles = useStyles()
  return (
    <section className={styles.cell} aria-label={title}>
      <div className={styles.text} aria-busy={!isLoaded && failure === undefined}>
        <h2 className={styles.title}>{title}</h2>
        {isLoaded ? (
          <p className={styles.line}>
            {value !== undefined && <strong className={styles.value}>{value}</strong>}
            <span className={styles.detail}>{detail}</span>
          </p>
        ) : failure === undefined ? (
          <Skeleton shape="text" width="160px" />
        ) : (
          <FailureBanner failure={failure} {...(onRetry === undefined ? {} : { onRetry })} />
        )}
      </div>
      {isLoaded && actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {children}
    </section>
  )
}

const useStyles = makeStyles({
  cell: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'flex-start',
    justifyContent: 'space-between',
    gap: space.s,
    minWidth: 0,
    minHeight: '72px',
    scrollSnapAlign: 'start',
    boxSizing: 'border-box',
    padding: `${space.s} ${space.l}`,
    [breakpointPhone]: { padding: `${space.s} ${space.m}` },
    ...cardSurface,
  },
  text: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s, margin: 0 },
  value: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, ...tabularNumerals },
  detail: { color: tokens.colorNeutralForeground3, ...tabularNumerals },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.xs, marginInlineStart: 'auto' },
})
