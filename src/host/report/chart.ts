import { html, type SafeHtml } from '../kernel/html.ts'
import type { Axis } from './axis.ts'

/** One bar: its length is `value` on the axis; `text` says it in words. */
export interface ChartBar {
  readonly label: string
  readonly value: number
  readonly text: string
}

/** The least height of a bar with its label; the chart grows with its place. */
const ROW = 44
/** Letters of a label that fit beside its value, on a wide screen and on a narrow one. */
const WIDE = 42
const NARROW = 20

/**
 * A bar chart from top to bottom, with labels, values and an axis below; as wide as the page, with text of constant
 * size. `id` makes element ids unique; `summary` describes the chart for screen readers.
 */
export const barChart = (
  id: string,
  title: string,
  summary: string,
  bars: ReadonlyArray<ChartBar>,
  { ticks, unit }: Axis,
): SafeHtml => {
  const end = Math.max(1, ticks.at(-1)?.value ?? 1)
  const marks = ticks.map(({ text, value }) => ({ text, at: percent(value / end) }))
  return html`<div class="chart"><svg class="plot" width="100%" height="${bars.length * ROW}" role="img" aria-labelledby="${id}-title ${id}-summary">
<title id="${id}-title">${title}</title><desc id="${id}-summary">${summary}</desc>
${marks.map(({ at }) => html`<line x1="${at}" x2="${at}" y1="0" y2="100%" class="grid"/>`)}
${bars.map((bar, at) => row(bar, percent(at / bars.length), end))}</svg>
<svg class="axis" width="100%" height="20" aria-hidden="true">${marks.map(({ at, text }, place) => tick(text, at, place, marks.length))}</svg>
<p class="unit">${unit}</p></div>`
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

const row = ({ label, text, value }: ChartBar, top: string, end: number): SafeHtml => {
  const length = value === 0 ? '0' : percent(Math.max(0.01, value / end))
  return html`<svg y="${top}" width="100%" overflow="visible">${labelOf(label)}<text x="100%" y="16" text-anchor="end" class="value">${text}</text>
<rect x="0" y="22" width="${length}" height="14" rx="3" class="bar"/></svg>
`
}

/** The first and the last one stay inside. */
const tick = (text: string, at: string, place: number, count: number): SafeHtml => {
  const anchor = place === 0 ? 'start' : place === count - 1 ? 'end' : 'middle'
  return html`<text x="${at}" y="14" text-anchor="${anchor}" class="tick">${text}</text>`
}

const labelOf = (label: string): SafeHtml =>
  [...label].length <= NARROW
    ? html`<text x="0" y="16">${label}</text>`
    : html`<text x="0" y="16" class="wide">${shortened(label, WIDE)}</text><text x="0" y="16" class="narrow">${shortened(label, NARROW)}</text>`

const shortened = (label: string, limit: number): string => {
  const signs = [...label]
  return signs.length <= limit ? label : `${signs.slice(0, limit - 1).join('')}…`
}
