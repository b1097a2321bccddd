import { html, type SafeHtml } from '../kernel/html.ts'

interface PartOfReport {
  readonly id: string
  readonly title: string
  readonly sentence: string
  readonly chart: SafeHtml | undefined
  /** Beside the chart. */
  readonly table: SafeHtml
  /** Below both: what opens. */
  readonly below: ReadonlyArray<SafeHtml>
}

/** A question of the report with its picture, the table beside it, and the rows behind its figures. */
export const partOf = ({ below, chart, id, sentence, table, title }: PartOfReport): SafeHtml =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><p>${sentence}</p>
<div class="${chart === undefined ? 'alone' : 'pair'}">${chart}<div>${table}</div></div>${below}</section>`

/** A question whose answer is a sentence. */
export const sentencePart = (id: string, title: string, sentence: string): SafeHtml =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><p>${sentence}</p></section>`
