import { mergeClasses } from '@fluentui/react-components'
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import { negate } from './negate.ts'
import { simulationText } from '../../text/simulation.ts'
import { useAmounts } from '../amounts-context.ts'
import { MoneyText } from '../money-text.tsx'
import { useCalculationLinesStyles } from './calculation-lines.styles.ts'
import type { SimulationCost } from './cost-figure.tsx'
import { TAKEN_LINES } from './waterfall.ts'
import type { SimulationAmounts } from './waterfall.ts'

/** The whole calculation, line by line, each with what it means. Closed until it is asked for. */
export const CalculationLines = ({ amounts, cost }: { readonly amounts: SimulationAmounts; readonly cost: SimulationCost }) => {
  const styles = useCalculationLinesStyles()
  const { country } = useAmounts()
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {simulationText.seeCalculation}
        <ChevronDown20Regular className={styles.chevron} aria-hidden />
      </summary>
      <dl className={styles.lines}>
        {(['total', ...TAKEN_LINES, 'transfer'] as const).map((line) => (
          <div key={line} className={mergeClasses(styles.line, line === 'transfer' && styles.result)}>
            <dt className={styles.name}>{simulationText.lines[line].name}</dt>
            <dd className={styles.amount}>
              <MoneyText value={TAKEN_LINES.includes(line) ? negate(amounts[line]) : amounts[line]} />
            </dd>
            <dd className={styles.definition}>{simulationText.lines[line].definition}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.definition}>{simulationText.baseRate(cost.baseRate, country)}. {simulationText.compareOffers}</p>
    </details>
  )
}
