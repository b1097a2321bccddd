import { keyFiguresOf } from '#domain/financing/breakdown.ts'
import { type Quote, countedIn, rateOfQuote } from '#domain/financing/quote.ts'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { commonText } from '../../text/common.ts'
import { simulationText } from '../../text/simulation.ts'
import { costOf } from './cost.ts'
import { useSimulationSummaryStyles } from './simulation-summary.styles.ts'
import { SummaryRow } from './summary-row.tsx'

/** The three figures of an operation, each once. */
export const Figures = ({ quote }: { readonly quote: Quote }) => {
  const styles = useSimulationSummaryStyles()
  const { country } = useAmounts()
  const { amount, baseRate, monthly } = costOf(quote.simulation, rateOfQuote(quote), country)
  const { receiveNow, receiveLater } = keyFiguresOf(quote.simulation)
  const { counted, of } = countedIn(quote)
  return (
    <>
      <div>
        <div className={styles.label}>{simulationText.receiveNow}</div>
        <div className={styles.now}>
          <MoneyText value={receiveNow} />
        </div>
        {counted < of && <div className={styles.partly}>{simulationText.partly(counted, of, country)}</div>}
      </div>
      <dl className={styles.rows}>
        <SummaryRow
          label={simulationText.receiveLater}
          value={<MoneyText value={receiveLater} />}
          detail={receiveLater.minor === 0 ? simulationText.nothingLater : simulationText.receiveLaterDetail}
          isDetailBelowLabel
        />
        <SummaryRow
          label={simulationText.totalCost}
          value={<MoneyText value={amount} />}
          detail={monthly === undefined ? simulationText.shortBaseRate(baseRate) : simulationText.monthlyRate(monthly)}
          isDetailBelowLabel
        />
      </dl>
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
