import { html, type SafeHtml } from '../kernel/html.ts'

/** One bar: its length is `value` against the longest; `text` says it in words. */
export interface ChartBar {
  readonly label: string
  readonly value: number
  readonly text: string
}

const ROW = 44
/** Letters of a label that fit beside its value, on a wide screen and on a narrow one. */
const WIDE = 42
const NARROW = 20

/**
 * A bar chart from top to bottom, with labels and values; as wide as the page, with text of constant size. `id` makes
 * element ids unique; `summary` describes the chart for screen readers.
 */
export const barChart = (id: string, title: string, summary: string, bars: ReadonlyArray<ChartBar>): SafeHtml => {
  const longest = Math.max(1, ...bars.map(({ value }) => value))
  return html`<svg width="100%" height="${bars.length * ROW}" role="img" aria-labelledby="${id}-title ${id}-summary">
<title id="${id}-title">${title}</title><desc id="${id}-summary">${summary}</desc>
${bars.map((bar, at) => row(bar, at, longest))}</svg>`
}

const row = ({ label, text, value }: ChartBar, at: number, longest: number): SafeHtml => {
  const top = at * ROW
  const length = value === 0 ? 0 : Math.max(1, Math.round((value / longest) * 100))
  return html`${labelAt(label, top + 16)}<text x="100%" y="${top + 16}" text-anchor="end" class="value">${text}</text>
<rect x="0" y="${top + 22}" width="100%" height="10" rx="5" class="track"/><rect x="0" y="${top + 22}" width="${length}%" height="10" rx="5" class="bar"/>
`
}

const labelAt = (label: string, y: number): SafeHtml =>
  [...label].length <= NARROW
    ? html`<text x="0" y="${y}">${label}</text>`
    : html`<text x="0" y="${y}" class="wide">${shortened(label, WIDE)}</text><text x="0" y="${y}" class="narrow">${shortened(label, NARROW)}</text>`

const shortened = (label: string, limit: number): string => {
  const signs = [...label]
  return signs.length <= limit ? label : `${signs.slice(0, limit - 1).join('')}…`
}
