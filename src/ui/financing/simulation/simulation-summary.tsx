import { Button, mergeClasses } from '@fluentui/react-components'
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { keyFiguresOf } from '#domain/financing/breakdown.ts'
import { countedIn, type Quote, rateOfQuote } from '#domain/financing/quote.ts'
import { commonText } from '../../text/common.ts'
import { simulationText } from '../../text/simulation.ts'
import type { CostView } from '../../text/simulation.ts'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { Spinner } from '../../design/feedback/spinner.tsx'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { SegmentedControl } from '../../design/controls/segmented-control.tsx'
import { CalculationLines } from './calculation-lines.tsx'
import { CostAmount, costOf, COST_VIEWS } from './cost-amount.tsx'
import { useSimulationSummaryStyles } from './simulation-summary.styles.ts'
import { WaterfallChart } from './waterfall-chart.tsx'

export interface SimulationSummaryProps {
  /** The last good one. Undefined until there is one. Every number below is of this one. */
  readonly quote: Quote | undefined
  readonly state: 'ready' | 'recalculating' | 'failed'
  /** Why it failed, in words. */
  readonly failure?: string | undefined
  readonly onRetry: () => void
  /** What leads on from a failure, where that is not the same once more. */
  readonly retryLabel?: string | undefined
  /** Below the numbers, in sight without scrolling: the button that commits, and what to know before it. */
  readonly action?: ReactNode
  /** What stands below all. */
  readonly children?: ReactNode
}

/** What an operation gives and costs. The numbers stay where they are while they are counted again. */
export const SimulationSummary = (props: SimulationSummaryProps) => {
  const { quote, state, failure, onRetry, retryLabel = commonText.retry, action, children } = props
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
      {state === 'failed' && (
        <div className={styles.failed} role="alert">
          <ErrorCircle20Filled className={styles.failedIcon} aria-hidden />
          <span>
            {failure ?? simulationText.failed}
            {simulation !== undefined && ` ${simulationText.stale}`}
          </span>
          <Button size="small" onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
      {quote === undefined ? (
        <Nothing waiting={state === 'recalculating'} />
      ) : (
        <div className={mergeClasses(styles.figures, state !== 'ready' && styles.stale)}>
          <Figures quote={quote} />
        </div>
      )}
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {simulation !== undefined && (
        <div className={mergeClasses(styles.figures, state !== 'ready' && styles.stale)}>
          <WaterfallChart simulation={simulation} />
          <CalculationLines simulation={simulation} />
        </div>
      )}
      {children !== undefined && <footer className={styles.footer}>{children}</footer>}
    </section>
  )
}

const Figures = ({ quote }: { readonly quote: Quote }) => {
  const styles = useSimulationSummaryStyles()
  const [view, setView] = useState<CostView>('amount')
  const { country } = useAmounts()
  const cost = costOf(quote.simulation, rateOfQuote(quote))
  const { receiveNow, receiveLater } = keyFiguresOf(quote.simulation)
  const { counted, of } = countedIn(quote)
  const views = COST_VIEWS.filter((each) => each === 'amount' || cost[each] !== undefined)
  const shown = views.includes(view) ? view : 'amount'
  return (
    <>
      <div>
        <div className={styles.label}>{simulationText.receiveNow}</div>
        <div className={styles.now}>
          <MoneyText value={receiveNow} />
        </div>
        {counted < of && <div className={styles.partly}>{simulationText.partly(counted, of, country)}</div>}
      </div>
      <div className={styles.pair}>
        <div>
          <div className={styles.label}>{simulationText.receiveLater}</div>
          <div className={styles.later}>
            <MoneyText value={receiveLater} />
          </div>
          <div className={styles.hint}>
            {receiveLater.minor === 0 ? simulationText.nothingLater : simulationText.receiveLaterDetail}
          </div>
        </div>
        <CostAmount cost={cost} view={shown} />
      </div>
      {views.length > 1 && (
        <SegmentedControl
          label={simulationText.viewLabel}
          options={views.map((each) => ({ value: each, label: simulationText.views[each] }))}
          selected={shown}
          onSelect={setView}
        />
      )}
    </>
  )
}

const Nothing = ({ waiting }: { readonly waiting: boolean }) => {
  const styles = useSimulationSummaryStyles()
  return (
    <div className={styles.nothing}>
      <div className={styles.label}>{simulationText.receiveNow}</div>
      <div className={styles.now}>{commonText.unknownAmount}</div>
      {!waiting && <p className={styles.hint}>{simulationText.empty}</p>}
    </div>
  )
}
