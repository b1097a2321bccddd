import { Button, mergeClasses, Spinner } from '@fluentui/react-components'
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { commonText } from '../../text/common.ts'
import { simulationText } from '../../text/simulation.ts'
import type { CostView } from '../../text/simulation.ts'
import { MoneyText } from '../money-text.tsx'
import { Segmented } from '../segmented.tsx'
import { CalculationLines } from './calculation-lines.tsx'
import { CostFigure, COST_VIEWS } from './cost-figure.tsx'
import type { SimulationCost } from './cost-figure.tsx'
import { useSimulationSummaryStyles } from './simulation-summary.styles.ts'
import { WaterfallChart } from './waterfall-chart.tsx'
import type { SimulationAmounts } from './waterfall.ts'

export interface SimulationSummaryProps {
  /** The last good figures. Undefined until there are some. */
  readonly figures: { readonly amounts: SimulationAmounts; readonly cost: SimulationCost } | undefined
  readonly state: 'ready' | 'recalculating' | 'failed'
  /** Why it failed, in words. */
  readonly failure?: string | undefined
  readonly onRetry: () => void
  /** What stands below: the button that commits, and what to know before it. */
  readonly children?: ReactNode
}

/** What an operation gives and costs. The numbers stay where they are while they are counted again. */
export const SimulationSummary = ({ figures, state, failure, onRetry, children }: SimulationSummaryProps) => {
  const styles = useSimulationSummaryStyles()
  return (
    <section className={styles.card} aria-label={simulationText.title} aria-busy={state === 'recalculating'}>
      <header className={styles.header}>
        <h2 className={styles.title}>{simulationText.title}</h2>
        <output className={styles.busy}>
          {state === 'recalculating' && <><Spinner size="extra-tiny" aria-hidden />{simulationText.recalculating}</>}
        </output>
      </header>
      {state === 'failed' && (
        <div className={styles.failed} role="alert">
          <ErrorCircle20Filled className={styles.failedIcon} aria-hidden />
          <span>{failure ?? simulationText.failed}{figures !== undefined && ` ${simulationText.stale}`}</span>
          <Button size="small" onClick={onRetry}>{commonText.retry}</Button>
        </div>
      )}
      {figures === undefined
        ? <Nothing waiting={state === 'recalculating'} />
        : (
          <div className={mergeClasses(styles.figures, state !== 'ready' && styles.stale)}>
            <Figures amounts={figures.amounts} cost={figures.cost} />
          </div>
        )}
      {children !== undefined && <footer className={styles.footer}>{children}</footer>}
    </section>
  )
}

const Figures = ({ amounts, cost }: { readonly amounts: SimulationAmounts; readonly cost: SimulationCost }) => {
  const styles = useSimulationSummaryStyles()
  const [view, setView] = useState<CostView>('amount')
  const views = COST_VIEWS.filter((each) => each === 'amount' || cost[each] !== undefined)
  const shown = views.includes(view) ? view : 'amount'
  return (
    <>
      <div>
        <div className={styles.label}>{simulationText.receiveNow}</div>
        <div className={styles.now}><MoneyText value={amounts.transfer} /></div>
      </div>
      <div className={styles.pair}>
        <div>
          <div className={styles.label}>{simulationText.receiveLater}</div>
          <div className={styles.later}><MoneyText value={amounts.retention} /></div>
          <div className={styles.hint}>
            {amounts.retention.minor === 0 ? simulationText.nothingLater : simulationText.receiveLaterDetail}
          </div>
        </div>
        <CostFigure cost={cost} view={shown} />
      </div>
      {views.length > 1 && (
        <Segmented
          label={simulationText.viewLabel}
          options={views.map((each) => ({ value: each, label: simulationText.views[each] }))}
          selected={shown}
          onSelect={setView}
        />
      )}
      <WaterfallChart amounts={amounts} />
      <CalculationLines amounts={amounts} cost={cost} />
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
