import { Button, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { SimulationStanding } from '#application/financing/cart-simulation.ts'
import { type Quote } from '#domain/financing/quote.ts'
import { LinkButton } from '../../design/controls/link-button.tsx'
import { commonText } from '../../text/common.ts'
import { simulationText } from '../../text/simulation.ts'
import type { DescribedFailure } from '../../text/describe-failure.ts'
import { FailureCode } from '../../design/feedback/failed-state.tsx'
import { MessageBar } from '../../design/feedback/message-bar.tsx'
import { Spinner } from '../../design/feedback/spinner.tsx'
import { useSimulationSummaryStyles } from './simulation-summary.styles.ts'
import { Figures, Nothing } from './simulation-figures.tsx'

export interface SimulationSummaryProps {
  /** The last successful one; undefined before. All figures are of this one. */
  readonly quote: Quote | undefined
  readonly state: SimulationStanding
  /** The time `HH:mm` of the figures. */
  readonly calculatedAt?: string | undefined
  /** A failure without a code is not one of the host. */
  readonly failure?: (Pick<DescribedFailure, 'sentence'> & Partial<DescribedFailure>) | undefined
  readonly onRetry: () => void
  /** The next step after a failure, where it is no retry. */
  readonly retryLabel?: string | undefined
  /** Below the figures, visible without scrolling: the send button and its hints. */
  readonly action?: ReactNode
  /** Opens the calculation behind the figures. */
  readonly onSeeCalculation: () => void
}

/** The result and the cost of an operation, each figure once. The figures remain visible while they are recalculated. */
export const SimulationSummary = (props: SimulationSummaryProps) => {
  const { quote, state, calculatedAt, failure, onRetry, retryLabel = commonText.retry, action } = props
  const styles = useSimulationSummaryStyles()
  const simulation = quote?.simulation
  return (
    <section className={styles.card} aria-label={simulationText.title} aria-busy={state === 'recalculating'}>
      <header className={styles.header}>
        <h2 className={styles.title}>{simulationText.title}</h2>
        <output className={styles.busy}>
          {state === 'recalculating' && (
            <>
              <Spinner />
              {simulationText.recalculating}
            </>
          )}
        </output>
      </header>
      {state === 'rejected' && <MessageBar intent="warning">{failure?.sentence}</MessageBar>}
      {state === 'failed' && (
        <MessageBar intent="error">
          <div>
            <span>{failure?.sentence ?? simulationText.failed}</span>
            {calculatedAt !== undefined && simulation !== undefined && (
              <span>{` ${simulationText.stale(calculatedAt)}`}</span>
            )}
            <FailureCode code={failure?.code} requestId={failure?.reference} />
          </div>
          <Button size="small" onClick={onRetry}>
            {retryLabel}
          </Button>
        </MessageBar>
      )}
      {quote === undefined ? (
        <Nothing hasHint={state === 'idle'} />
      ) : (
        <div className={mergeClasses(styles.figures, state !== 'ready' && styles.stale)}>
          <Figures quote={quote} />
          <div className={styles.see}>
            <LinkButton onClick={props.onSeeCalculation}>{simulationText.seeCalculation}</LinkButton>
          </div>
        </div>
      )}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </section>
  )
}
