import { mergeClasses } from '@fluentui/react-components'
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import { breakdownOf } from '#domain/financing/breakdown.ts'
import type { Simulation } from '#domain/financing/simulation.ts'
import { lineName, simulationText } from '../../text/simulation.ts'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { useCalculationLinesStyles } from './calculation-lines.styles.ts'

/** The whole calculation, line by line with explanations. Collapsed initially. */
export const CalculationLines = ({ simulation }: { readonly simulation: Simulation }) => {
  const styles = useCalculationLinesStyles()
  const { country } = useAmounts()
  const lines = [...breakdownOf(simulation), { part: 'transfer' as const, amount: simulation.transfer }]
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {simulationText.seeCalculation}
        <ChevronDown20Regular className={styles.chevron} aria-hidden />
      </summary>
      <dl className={styles.lines}>
        {lines.map(({ part, amount }) => (
          <div key={part} className={mergeClasses(styles.line, part === 'transfer' && styles.result)}>
            <dt className={styles.name}>{lineName(part, country)}</dt>
            <dd className={styles.amount}>
              <MoneyText value={amount} />
            </dd>
            <dd className={styles.definition}>{simulationText.lines[part].definition}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.definition}>
        {simulationText.baseRate(simulation.baseRate, country)}. {simulationText.compareOffers}
      </p>
    </details>
  )
}
