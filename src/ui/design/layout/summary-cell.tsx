import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { Failure } from '#application/shared/failure.ts'
import { describeFailure } from '../../text/describe-failure.ts'
import { FailureCode } from '../feedback/failed-state.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { commonText } from '../../text/common.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { cardSurface } from '../theme/controls.ts'
import { breakpointPhone, space } from '../theme/layout-tokens.ts'
import { tabularNumerals } from '../theme/type.ts'

export interface SummaryCellProps {
  readonly title: string
  readonly isLoaded: boolean
  /** Absent where only the detail says something. */
  readonly value?: ReactNode
  readonly detail?: ReactNode
  /** Shown in place of the value while there is none, with `onRetry` in place of the actions. */
  readonly failure: Failure | undefined
  readonly onRetry: () => void
  /** Shown from the start, because a card that grows moves what is below it. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** One figure of a strip of them: a card with the height of its neighbours. */
export const SummaryCell = (props: SummaryCellProps) => {
  const { title, isLoaded, value, detail, failure, onRetry, actions, children } = props
  const styles = useStyles()
  const hasFailed = !isLoaded && failure !== undefined
  return (
    <section className={styles.cell} aria-label={title}>
      <div className={styles.text} aria-busy={!isLoaded && !hasFailed}>
        <h2 className={styles.title}>{title}</h2>
        {isLoaded ? (
          <p className={styles.line}>
            {value !== undefined && <strong className={styles.value}>{value}</strong>}
            <span className={styles.detail}>{detail}</span>
          </p>
        ) : failure === undefined ? (
          <Skeleton shape="text" width="160px" />
        ) : (
          <FailureLine failure={failure} />
        )}
      </div>
      {hasFailed ? (
        <div className={styles.actions}>
          <Button onClick={onRetry}>{commonText.retry}</Button>
        </div>
      ) : (
        actions !== undefined && <div className={styles.actions}>{actions}</div>
      )}
      {children}
    </section>
  )
}

/** Smaller than a banner, which would be higher than the card. */
const FailureLine = ({ failure }: { readonly failure: Failure }) => {
  const styles = useStyles()
  const { sentence, code, reference } = describeFailure(failure)
  return (
    <div role="alert" className={styles.failure}>
      {sentence}
      <FailureCode code={code} requestId={reference} />
    </div>
  )
}

/** Several cards are beside each other. */
const SMALL = '@media (max-width: 1279px)'

const useStyles = makeStyles({
  cell: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'space-between',
    justifyContent: 'space-between',
    gap: space.s,
    minWidth: 0,
    minHeight: '72px',
    scrollSnapAlign: 'start',
    boxSizing: 'border-box',
    padding: `${space.s} ${space.l}`,
    [SMALL]: { padding: `${space.s} ${space.m}` },
    ...cardSurface,
  },
  text: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.s,
    margin: 0,
    /* Always below each other, so that the height of the card does not depend on the length of its amount. */
    [breakpointPhone]: { flexDirection: 'column', alignItems: 'flex-start' },
  },
  value: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, ...tabularNumerals },
  failure: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: customTokens.statusRedText,
    overflowWrap: 'anywhere',
  },
  detail: { color: tokens.colorNeutralForeground3, ...tabularNumerals },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    marginInlineStart: 'auto',
    [SMALL]: { '> button': { minWidth: 0, paddingInline: space.xs } },
  },
})
