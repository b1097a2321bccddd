import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { CashComparison } from '#application/cash/cash-comparison.ts'
import type { CashWeek } from '#domain/cash/cash-column.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { AmountSentence } from '../design/feedback/amount-sentence.tsx'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { cardRadius, space } from '../design/theme/layout-tokens.ts'
import { coverText as text } from '../text/cash-cover.ts'
import { comparisonLines, LINE_HEIGHT, LINE_WIDTH } from './comparison-lines.ts'

interface BalanceComparisonProps {
  readonly comparison: CashComparison
  /** The week whose balance is named; undefined for none. */
  readonly week?: CashWeek | undefined
  /** The name of the change beside its line. */
  readonly changed: string
  readonly today: CivilDate
}

/** The balance of each week as a line before and a line after a change, and in words what the change does to them. */
export const BalanceComparison = ({ changed, comparison, today, week }: BalanceComparisonProps) => {
  const styles = useStyles()
  const { changes, fallsMost, turnedNegative } = comparison
  const { after, before, zero } = comparisonLines(comparison)
  const own = changes.find((one) => one.week === week)
  return (
    <>
      <figure className={styles.figure}>
        <figcaption className={styles.legend}>
          <strong>{text.balances}</strong>
          <span className={mergeClasses(styles.key, styles.beforeKey)}>{text.today}</span>
          <span className={mergeClasses(styles.key, styles.afterKey)}>{changed}</span>
        </figcaption>
        <svg
          role="img"
          aria-label={text.chart(text.today, changed)}
          className={styles.plot}
          viewBox={`0 0 ${LINE_WIDTH} ${LINE_HEIGHT}`}
          preserveAspectRatio="none"
        >
          <line className={styles.zero} x1={0} x2={LINE_WIDTH} y1={zero} y2={zero} />
          <polyline className={styles.before} points={before} />
          <polyline className={styles.after} points={after} />
        </svg>
      </figure>
      <output className={styles.note}>
        {own !== undefined && (
          <>
            <AmountSentence text={text.weekCloses(own.week, today)} amounts={{ after: own.after }} />{' '}
          </>
        )}
        {fallsMost !== undefined && (
          <>
            <AmountSentence
              text={text.falls(fallsMost.week, today)}
              amounts={{ before: fallsMost.before, after: fallsMost.after }}
            />{' '}
          </>
        )}
        <span>
          {turnedNegative.length === 0
            ? text.noneNegative
            : text.turnsNegative(
                turnedNegative.map((one) => one.week),
                today,
              )}
        </span>
      </output>
    </>
  )
}

const line = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const

const useStyles = makeStyles({
  figure: { margin: 0, padding: '10px 12px', border: `1px solid ${customTokens.cardStroke}`, borderRadius: cardRadius },
  legend: { display: 'flex', flexWrap: 'wrap', columnGap: space.m, fontSize: tokens.fontSizeBase200 },
  key: {
    '::before': {
      content: '""',
      display: 'inline-block',
      width: '12px',
      height: '2px',
      marginRight: '6px',
      verticalAlign: 'middle',
      backgroundColor: 'currentColor',
    },
  },
  beforeKey: { '::before': { backgroundColor: tokens.colorNeutralForeground3 } },
  afterKey: { '::before': { backgroundColor: tokens.colorPaletteGreenForeground3 } },
  plot: { display: 'block', width: '100%', height: `${LINE_HEIGHT}px`, marginTop: '6px' },
  zero: { stroke: tokens.colorNeutralStroke1, vectorEffect: 'non-scaling-stroke' },
  before: { ...line, stroke: tokens.colorNeutralForeground3 },
  after: { ...line, stroke: tokens.colorPaletteGreenForeground3 },
  note: {
    display: 'block',
    padding: '10px 12px',
    borderRadius: cardRadius,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
  },
})
