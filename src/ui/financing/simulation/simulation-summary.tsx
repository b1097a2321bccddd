import { Button, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { SimulationStanding } from '#application/financing/cart-simulation.ts'
import type { UsualPayment } from '#domain/financing/late-payment.ts'
import { type Quote } from '#domain/financing/quote.ts'
import { commonText } from '../../text/common.ts'
import { simulationText } from '../../text/simulation.ts'
import type { DescribedFailure } from '../../text/describe-failure.ts'
import { FailureCode } from '../../design/feedback/failed-state.tsx'
import { MessageBar } from '../../design/feedback/message-bar.tsx'
import { Spinner } from '../../design/feedback/spinner.tsx'
import { AllIncluded } from './all-included.tsx'
import { CalculationLines } from './calculation-lines.tsx'
import { LateWhatIf } from './late-what-if.tsx'
import { useSimulationSummaryStyles } from './simulation-summary.styles.ts'
import { WaterfallChart } from './waterfall-chart.tsx'
import { Figures, Nothing } from './simulation-figures.tsx'

export interface SimulationSummaryProps {
  /** The last successful one; undefined before. All figures are of this one. */
  readonly quote: Quote | undefined
  readonly state: SimulationStanding
  /** The time `HH:mm` of the figures. */
  readonly calculatedAt?: string | undefined
  /** The end of the operation when the payers pay as usual; absent where their delays are unknown. */
  readonly usual?: UsualPayment | undefined
  /** A failure without a code is not one of the host. */
  readonly failure?: (Pick<DescribedFailure, 'sentence'> & Partial<DescribedFailure>) | undefined
  readonly onRetry: () => void
  /** The next step after a failure, where it is no retry. */
  readonly retryLabel?: string | undefined
  /** Below the figures, visible without scrolling: the send button and its hints. */
  readonly action?: ReactNode
  /** Content below all. */
  readonly children?: ReactNode
}

/** The result and the cost of an operation. The figures remain visible while they are recalculated. */
export const SimulationSummary = (props: SimulationSummaryProps) => {
  const { quote, state, calculatedAt, failure, onRetry, retryLabel = commonText.retry, action, children } = props
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
            {failure?.sentence ?? simulationText.failed}
            {calculatedAt !== undefined && simulation !== undefined && ` ${simulationText.stale(calculatedAt)}`}
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
        </div>
      )}
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {quote !== undefined && (
        <div className={mergeClasses(styles.figures, state !== 'ready' && styles.stale)}>
          <AllIncluded quote={quote} />
          <LateWhatIf quote={quote} usual={props.usual} />
          <WaterfallChart simulation={quote.simulation} />
          <CalculationLines simulation={quote.simulation} />
        </div>
      )}
      {children !== undefined && <footer className={styles.footer}>{children}</footer>}
    </section>
  )
}
