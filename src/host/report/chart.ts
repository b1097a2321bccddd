import { scaleLinear } from 'd3-scale'
import { html, type SafeHtml } from '../kernel/html.ts'
import type { Axis } from './axis.ts'

/** One bar: its length is `value` on the axis. */
export interface ChartBar {
  readonly label: string
  readonly value: number
}

/** The name of a chart, and its description for screen readers. `id` makes element ids unique. */
export interface ChartTitle {
  readonly id: string
  readonly title: string
  readonly summary: string
}

/** The least height of a bar with its label; the chart grows with its place. */
const ROW = 38
/** Letters of a label that fit on a wide screen and on a narrow one. */
const WIDE = 42
const NARROW = 30

/** A bar chart from top to bottom, with an axis below; as wide as its place, with text of constant size. */
export const barChart = (name: ChartTitle, bars: ReadonlyArray<ChartBar>, { end, ticks, unit }: Axis): SafeHtml => {
  const x = scaleLinear().domain([0, end]).range([0, 100])
  const marks = ticks.map(({ text, value }) => ({ text, at: percent(x(value)) }))
  return html`<div class="chart"><svg class="plot" width="100%" height="${bars.length * ROW}" role="img" aria-labelledby="${name.id}-title ${name.id}-summary">
${titleOf(name)}
${marks.map(({ at }) => html`<line x1="${at}" x2="${at}" y1="0" y2="100%" class="grid"/>`)}
${bars.map(({ label, value }, at) => row(label, percent((100 * at) / bars.length), value === 0 ? '0' : percent(Math.max(1, x(value)))))}</svg>
<svg class="axis" width="100%" height="20" aria-hidden="true">${marks.map(({ at, text }, place) => tick(text, at, place, marks.length))}</svg>
<p class="unit">${unit}</p></div>`
}

export const titleOf = ({ id, summary, title }: ChartTitle): SafeHtml =>
  html`<title id="${id}-title">${title}</title><desc id="${id}-summary">${summary}</desc>`

export const percent = (hundredths: number): string => `${Math.round(hundredths * 100) / 100}%`

const row = (label: string, top: string, length: string): SafeHtml =>
  html`<svg y="${top}" width="100%" overflow="visible">${labelOf(label)}
<rect x="0" y="20" width="${length}" height="12" rx="3" class="bar"/></svg>
`

/** The first and the last one stay inside. */
const tick = (text: string, at: string, place: number, count: number): SafeHtml => {
  const anchor = place === 0 ? 'start' : place === count - 1 ? 'end' : 'middle'
  return html`<text x="${at}" y="14" text-anchor="${anchor}" class="tick">${text}</text>`
}

const labelOf = (label: string): SafeHtml =>
  [...label].length <= NARROW
    ? html`<text x="0" y="16">${label}</text>`
    : html`<text x="0" y="16" class="wide">${shortened(label, WIDE)}</text><text x="0" y="16" class="narrow">${shortened(label, NARROW)}</text>`

/** A text that is too long ends with an ellipsis. */
export const shortened = (label: string, limit: number): string => {
  const signs = [...label]
  return signs.length <= limit ? label : `${signs.slice(0, limit - 1).join('')}…`
}
