import { scaleLinear } from 'd3-scale'
import type { CashComparison } from '#application/cash/cash-comparison.ts'
import { CASH_WEEKS } from '#domain/cash/cash-column.ts'
import type { CashBlock } from '#domain/cash/projection.ts'

/** The drawing is as wide as its card: its units are stretched, its strokes are not. */
export const LINE_WIDTH = 1_000
export const LINE_HEIGHT = 84

/** The lines keep this distance from the edges. */
const MARGIN = 4

const closingsOf = ({ columns }: CashBlock): ReadonlyArray<number> =>
  columns.flatMap(({ balances }) => balances?.closing.minor ?? [])

/** The points of both lines on one scale, and the height of zero. */
export const comparisonLines = ({ after, before }: CashComparison) => {
  const [one, other] = [closingsOf(before), closingsOf(after)]
  const x = scaleLinear()
    .domain([0, CASH_WEEKS.length - 1])
    .range([MARGIN, LINE_WIDTH - MARGIN])
  const y = scaleLinear()
    .domain([Math.min(0, ...one, ...other), Math.max(1, ...one, ...other)])
    .range([LINE_HEIGHT - MARGIN, MARGIN])
  const pointsOf = (closings: ReadonlyArray<number>): string =>
    closings.map((minor, at) => `${x(at)},${y(minor)}`).join(' ')
  return { before: pointsOf(one), after: pointsOf(other), zero: y(0) }
}
