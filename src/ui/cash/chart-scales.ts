import { scaleBand, scaleLinear } from 'd3-scale'
import type { CashPlace } from '#application/cash/cash-table.ts'
import { CASH_WEEKS } from '#domain/cash/cash-column.ts'
import { CHART_HEIGHT } from './cash-chart.styles.ts'

/** The drawing is as wide as its card: its units are stretched, its strokes are not. */
export const CHART_WIDTH = 1_000

/** Bars and lines keep this distance from the edges. */
const MARGIN = 8

/** The part of a column that its bar leaves free. */
const GAP = 0.55

const IN_TIME: ReadonlySet<string> = new Set(CASH_WEEKS)

/** The weeks or the days; what is overdue, later or without a day has no place in time. */
export const placesInTime = (places: ReadonlyArray<CashPlace>): ReadonlyArray<CashPlace> =>
  places.filter(({ place }) => IN_TIME.has(place) || /^\d/.test(place))

/** The balance, and the one with the overdue paid. */
export const lineValues = ({ balances }: CashPlace): ReadonlyArray<number> =>
  balances === undefined ? [] : [balances.closing.minor, balances.closingIfOverduePaid.minor]

/** A band for each place, and one linear scale over zero for bars and lines, those of a change among them. */
export const chartScales = (places: ReadonlyArray<CashPlace>, changed: ReadonlyArray<CashPlace>) => {
  const x = scaleBand()
    .domain(places.map(({ place }) => place))
    .range([0, CHART_WIDTH])
    /* Half a gap at both ends: each band is as wide as its column. */
    .paddingInner(GAP)
    .paddingOuter(GAP / 2)
  const values = places.flatMap((place) => [place.in.minor, -place.out.minor, ...lineValues(place)])
  values.push(...changed.flatMap((place) => lineValues(place).slice(0, 1)))
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values, 1)])
    .range([CHART_HEIGHT - MARGIN, MARGIN])
  return {
    y,
    bar: ({ place }: CashPlace) => ({ x: x(place) ?? 0, width: x.bandwidth() }),
    band: ({ place }: CashPlace) => ({ x: (x(place) ?? 0) - (x.step() - x.bandwidth()) / 2, width: x.step() }),
    middle: ({ place }: CashPlace): number => (x(place) ?? 0) + x.bandwidth() / 2,
  }
}
