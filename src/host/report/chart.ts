import { html, type Markup } from './html.ts'

/** One bar: its length is `value` against the longest; `text` says it in words. */
export interface Bar {
  readonly label: string
  readonly value: number
  readonly text: string
}

const WIDTH = 640
const ROW = 44
const LABEL_LIMIT = 42

/**
 * Bars from top to bottom, each under its label, with its value at the end. `id` tells the drawings of a page apart;
 * `summary` is what the drawing shows, for who cannot see it.
 */
export const barChart = (id: string, title: string, summary: string, bars: ReadonlyArray<Bar>): Markup => {
  const longest = Math.max(1, ...bars.map(({ value }) => value))
  return html`<svg viewBox="0 0 ${WIDTH} ${bars.length * ROW}" role="img" aria-labelledby="${id}-title ${id}-summary">
<title id="${id}-title">${title}</title><desc id="${id}-summary">${summary}</desc>
${bars.map((bar, at) => row(bar, at, longest))}</svg>`
}

const row = ({ label, text, value }: Bar, at: number, longest: number): Markup => {
  const top = at * ROW
  const length = value === 0 ? 0 : Math.max(2, Math.round((value / longest) * WIDTH))
  return html`<text x="0" y="${top + 16}">${shortened(label)}</text><text x="${WIDTH}" y="${top + 16}" text-anchor="end" class="value">${text}</text>
<rect x="0" y="${top + 22}" width="${WIDTH}" height="10" rx="5" class="track"/><rect x="0" y="${top + 22}" width="${length}" height="10" rx="5" class="bar"/>
`
}

const shortened = (label: string): string => {
  const signs = [...label]
  return signs.length <= LABEL_LIMIT ? label : `${signs.slice(0, LABEL_LIMIT - 1).join('')}…`
}
