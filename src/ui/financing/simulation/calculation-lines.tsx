import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import { breakdownOf } from '#domain/financing/breakdown.ts'
import type { SimulationFigures } from '#domain/financing/simulation.ts'
import { lineName, lineText, simulationText } from '../../text/simulation.ts'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { motion } from '../../design/theme/layout-tokens.ts'

/** The whole calculation, line by line with explanations. Collapsed initially. */
export const CalculationLines = ({ simulation }: { readonly simulation: SimulationFigures }) => {
  const styles = useStyles()
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
            <dt className={styles.name}>{lineName(part, country, simulation)}</dt>
            <dd className={styles.amount}>
              <MoneyText value={amount} />
            </dd>
            <dd className={styles.definition}>{lineText(part, simulation).definition}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.definition}>
        {simulationText.baseRate(simulation.baseRate, country)}. {simulationText.compareOffers}
      </p>
    </details>
  )
}

const useStyles = makeStyles({
  details: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '44px',
    cursor: 'pointer',
    listStyle: 'none',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    '::-webkit-details-marker': { display: 'none' },
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
  chevron: { transitionProperty: 'transform', transitionDuration: motion.quick, transitionTimingFunction: motion.ease },
  lines: { display: 'flex', flexDirection: 'column', margin: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '15px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  result: { fontWeight: tokens.fontWeightSemibold },
  name: { fontSize: tokens.fontSizeBase300 },
  amount: { margin: 0, textAlign: 'right', fontSize: tokens.fontSizeBase300 },
  definition: {
    gridColumn: '1 / -1',
    margin: 0,
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
  },
})
