import type { CSSProperties } from 'react'
import { lowestPlace } from '#application/cash/cash-table.ts'
import { formatShortMoney } from '#domain/kernel/format.ts'
import { useAmounts } from '../design/feedback/amounts-context.ts'
import { cashText as text } from '../text/cash.ts'
import { coverText } from '../text/cash-cover.ts'
import { CHART_HEIGHT, useChartStyles } from './cash-chart.styles.ts'
import type { CashPartProps } from './cash-parts.types.ts'
import { CHART_WIDTH, chartScales, lineValues, placesInTime } from './chart-scales.ts'

/** The share of the columns that have a place in time, for the plot above them. */
const columnsOf = (all: number, inTime: number): CSSProperties =>
  ({ '--columns': all, '--in-time': inTime }) as CSSProperties

/** Bars of what comes in and goes out, and the line of the balance; periods with a negative balance are marked, and the lowest is named. */
export const CashChart = ({ changed, country, table, today }: CashPartProps) => {
  const styles = useChartStyles()
  const { hidden } = useAmounts()
  const places = placesInTime(table.places)
  const changedPlaces = placesInTime(changed ?? [])
  const { band, bar, middle, y } = chartScales(places, changedPlaces)
  const lowest = lowestPlace({ ...table, places })
  const negative = places.filter(({ balances }) => (balances?.closing.minor ?? 0) < 0)
  const lineOf = (at: 0 | 1, drawn = places): string =>
    drawn
      .flatMap((place) => {
        const value = lineValues(place)[at]
        return value === undefined ? [] : `${middle(place)},${y(value)}`
      })
      .join(' ')
  const name =
    lowest === undefined
      ? text.chartWithoutBalance
      : text.lowest(text.placeName(lowest.place, today), hidden ? undefined : lowest.balances?.closing, country)
  const hasOverdue = lineOf(0) !== lineOf(1)
  const hatch = `cash-negative-${table.currency}`
  return (
    <figure className={styles.figure} style={columnsOf(table.places.length, places.length)}>
      <figcaption className={styles.legend}>
        <span className={styles.inKey}>{text.in}</span>
        <span className={styles.outKey}>{text.out}</span>
        {lowest !== undefined && <span className={styles.closingKey}>{text.closing}</span>}
        {changed !== undefined && <span className={styles.changedKey}>{coverText.closingWith}</span>}
        {hasOverdue && <span className={styles.overdueKey}>{text.closingIfOverduePaid}</span>}
      </figcaption>
      <div className={styles.plot}>
        <svg
          role="img"
          aria-label={name}
          className={styles.svg}
          viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
          preserveAspectRatio="none"
        >
          <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="5" height="8" className={styles.hatch} />
          </pattern>
          {negative.map((place) => (
            <rect key={place.place} {...band(place)} height={CHART_HEIGHT} fill={`url(#${hatch})`} />
          ))}
          {places.map((place) => (
            <g key={place.place}>
              <rect {...bar(place)} className={styles.in} y={y(place.in.minor)} height={y(0) - y(place.in.minor)} />
              <rect {...bar(place)} className={styles.out} y={y(0)} height={y(-place.out.minor) - y(0)} />
            </g>
          ))}
          <line className={styles.zero} x1={0} x2={CHART_WIDTH} y1={y(0)} y2={y(0)} />
          {hasOverdue && <polyline className={styles.overdue} points={lineOf(1)} />}
          <polyline className={styles.closing} points={lineOf(0)} />
          {changed !== undefined && <polyline className={styles.changed} points={lineOf(0, changedPlaces)} />}
        </svg>
        {!hidden && lowest?.balances !== undefined && lowest.balances.closing.minor < 0 && (
          <span className={styles.label} style={{ left: `${(middle(lowest) / CHART_WIDTH) * 100}%` }} aria-hidden>
            {formatShortMoney(lowest.balances.closing, country)}
          </span>
        )}
      </div>
    </figure>
  )
}
