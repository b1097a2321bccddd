import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import { breakdownOf } from '#domain/financing/breakdown.ts'
import type { SimulationFigures } from '#domain/financing/simulation.ts'
import { lineName, lineText, simulationText } from '../../text/simulation.ts'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { motion } from '../../design/theme/layout-tokens.ts'

/** The meaning of each line of the calculation. Collapsed initially. */
export const CalculationLines = ({ simulation }: { readonly simulation: SimulationFigures }) => {
  const styles = useStyles()
  const { country } = useAmounts()
  const lines = [...breakdownOf(simulation), { part: 'transfer' as const }]
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {simulationText.definitions}
        <ChevronDown20Regular className={styles.chevron} aria-hidden />
      </summary>
      <dl className={styles.lines}>
        {lines.map(({ part }) => (
          <div key={part} className={styles.line}>
            <dt className={styles.name}>{lineName(part, country, simulation)}</dt>
            <dd className={styles.definition}>{lineText(part, simulation).definition}</dd>
          </div>
        ))}
      </dl>
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
  line: { padding: '5px 0' },
  name: { fontSize: tokens.fontSizeBase300 },
  definition: {
    margin: 0,
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
  },
})
