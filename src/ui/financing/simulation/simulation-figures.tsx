import { keyFiguresOf } from '#domain/financing/breakdown.ts'
import { type Quote, countedIn } from '#domain/financing/quote.ts'
import { SegmentedControl } from '../../design/controls/segmented-control.tsx'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { type CostView, simulationText } from '../../text/simulation.ts'
import { useState } from 'react'
import { costOf, COST_VIEWS, CostAmount } from './cost-amount.tsx'
import { useSimulationSummaryStyles } from './simulation-summary.styles.ts'
import { commonText } from '../../text/common.ts'

export const Figures = ({ quote }: { readonly quote: Quote }) => {
  const styles = useSimulationSummaryStyles()
  const [view, setView] = useState<CostView>('amount')
  const { country } = useAmounts()
  const cost = costOf(quote, country)
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
export const Nothing = ({ hasHint }: { readonly hasHint: boolean }) => {
  const styles = useSimulationSummaryStyles()
  return (
    <div className={styles.nothing}>
      <div className={styles.label}>{simulationText.receiveNow}</div>
      <div className={styles.now}>{commonText.unknownAmount}</div>
      {hasHint && <p className={styles.hint}>{simulationText.empty}</p>}
    </div>
  )
}
