import { scaleBand, scaleLinear } from 'd3-scale'
import { html, type SafeHtml } from '../kernel/html.ts'
import type { Axis } from './axis.ts'
import { type ChartTitle, percent, titleOf } from './chart.ts'

/** One column: `value` from the axis up, and `above` on top of it in another colour. */
export interface ChartColumn {
  readonly label: string
  readonly value: number
  readonly above: number
}

/** The pixels from the axis to the top. */
const HEIGHT = 120
/** The columns begin at this share of the width; the numbers of the axis are before it. */
const GUTTER = 14
/** So many short labels fit side by side on a wide screen, and half as many long or on a narrow one. */
const LABELS = 12

/** Columns from left to right, as wide as their place, with text of constant size. */
export const columnChart = (
  name: ChartTitle,
  columns: ReadonlyArray<ChartColumn>,
  { end, ticks, unit }: Axis,
): SafeHtml => {
  const places = columns.map((_, at) => at)
  const x = scaleBand<number>().domain(places).range([GUTTER, 100]).padding(0.3)
  const y = scaleLinear().domain([0, end]).range([100, 8])
  const bar = (at: number, from: number, to: number, look: string): SafeHtml =>
    html`<rect x="${percent(x(at) ?? 0)}" width="${percent(x.bandwidth())}" y="${percent(y(to))}" height="${percent(y(from) - y(to))}" class="${look}"/>`
  const every = columns.length > LABELS ? Math.ceil((2 * columns.length) / LABELS) : 1
  return html`<div class="chart"><p class="unit"><strong>${name.title}</strong> · ${unit}</p><svg width="100%" height="${HEIGHT}" role="img" aria-labelledby="${name.id}-title ${name.id}-summary">
${titleOf(name)}
${ticks.map(({ text, value }) => html`<line x1="${percent(GUTTER)}" x2="100%" y1="${percent(y(value))}" y2="${percent(y(value))}" class="grid"/><text x="0" y="${percent(y(value))}" dy="${value === 0 ? -2 : 4}" class="tick">${text}</text>`)}
${columns.map(({ above, value }, at) => html`${bar(at, 0, value, 'bar')}${above === 0 ? undefined : bar(at, value, value + above, 'over')}`)}</svg>
<svg width="100%" height="20" aria-hidden="true">${columns.map(({ label }, at) =>
    at % every === 0
      ? html`<text x="${percent((x(at) ?? 0) + x.bandwidth() / 2)}" y="14" text-anchor="middle" class="${at % (2 * every) === 0 ? 'tick' : 'tick wide'}">${label}</text>`
      : html``,
  )}</svg></div>`
}
