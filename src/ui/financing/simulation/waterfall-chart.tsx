import type { SimulationFigures } from '#domain/financing/simulation.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import { commonText } from '../../text/common.ts'
import { type CostView, lineName, lineText, simulationText } from '../../text/simulation.ts'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { shareOf } from './cost.ts'
import { waterfall } from './waterfall.ts'
import type { WaterfallBar, WaterfallLine } from './waterfall.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { motion } from '../../design/theme/layout-tokens.ts'
import { customTokens } from '../../design/theme/custom-tokens.ts'
import { oneLine } from '../../design/theme/type.ts'

const ROW = 24
const BAR = 12

export interface WaterfallChartProps {
  readonly simulation: SimulationFigures
  /** The form of the amounts beside the bars. */
  readonly view?: CostView
}

/** From the invoices to the transfer, with their amounts; each deduction starts where the previous one ended. */
export const WaterfallChart = ({ simulation, view = 'amount' }: WaterfallChartProps) => {
  const styles = useStyles()
  const { country, hidden } = useAmounts()
  const bars = waterfall(simulation)
  const spoken = bars.map(
    ({ line, amount }) =>
      `${lineName(line, country, simulation)}: ${hidden ? commonText.hiddenAmount : formatMoney(amount, country)}`,
  )
  return (
    <figure className={styles.figure} aria-label={simulationText.chart(spoken)}>
      <div className={styles.names} aria-hidden>
        {bars.map(({ line }) => (
          <span key={line} className={styles.name}>
            {lineText(line, simulation).shortName}
          </span>
        ))}
      </div>
      <svg className={styles.picture} height={bars.length * ROW} width="100%" aria-hidden>
        {bars.map((bar, at) => (
          <g key={bar.line}>
            <rect className={styles.track} x="0" width="100%" y={at * ROW + 6} height={BAR} rx="3" />
            <Bar bar={bar} at={at} of={simulation.total.minor} className={styles[TONES[bar.line]]} />
            {at > 0 && <Drop x={percent(bar.to, simulation.total.minor)} at={at} className={styles.drop} />}
          </g>
        ))}
      </svg>
      <div className={mergeClasses(styles.names, styles.amounts)} aria-hidden>
        {bars.map(({ line, amount }) => (
          <span key={line} className={styles.name}>
            {view === 'amount' ? <MoneyText value={amount} /> : shareOf(amount, simulation, country)}
          </span>
        ))}
      </div>
    </figure>
  )
}

interface BarProps {
  readonly bar: WaterfallBar
  readonly at: number
  readonly of: number
  readonly className: string
}

/** Even the smallest amount has a visible bar. */
const Bar = ({ bar, at, of, className }: BarProps) => {
  const width = Math.max(percent(bar.to - bar.from, of), bar.to === bar.from ? 0 : 1)
  return (
    <rect
      className={className}
      x={`${Math.max(0, percent(bar.to, of) - width)}%`}
      width={`${width}%`}
      y={at * ROW + 6}
      height={BAR}
      rx="3"
    />
  )
}

/** The connector to the next bar. */
const Drop = ({ x, at, className }: { readonly x: number; readonly at: number; readonly className: string }) => (
  <line className={className} x1={`${x}%`} x2={`${x}%`} y1={at * ROW - 6} y2={at * ROW + 6} />
)

const percent = (part: number, of: number): number => (of === 0 ? 0 : (part / of) * 100)

const TONES: Readonly<Record<WaterfallLine, 'total' | 'taken' | 'kept' | 'result'>> = {
  invoices: 'total',
  creditNotes: 'kept',
  retention: 'kept',
  priceDifference: 'taken',
  operationCost: 'taken',
  discounts: 'taken',
  transfer: 'result',
}

const moves = {
  transitionProperty: 'x, width',
  transitionDuration: motion.fade,
  transitionTimingFunction: motion.ease,
} as const

const useStyles = makeStyles({
  figure: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: '10px', margin: 0 },
  names: { display: 'flex', flexDirection: 'column' },
  name: {
    height: '24px',
    lineHeight: '24px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    ...oneLine,
  },
  amounts: { alignItems: 'flex-end' },
  picture: { display: 'block', overflow: 'visible' },
  track: { fill: customTokens.chartTrack },
  total: { fill: customTokens.chartTotal, ...moves },
  kept: { fill: customTokens.chartKept, ...moves },
  taken: { fill: customTokens.chartTaken, ...moves },
  result: { fill: customTokens.chartResult, ...moves },
  drop: { stroke: tokens.colorNeutralForeground3, strokeWidth: '1px', strokeDasharray: '2 2' },
})
