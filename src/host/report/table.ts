import { html, type SafeHtml } from '../kernel/html.ts'
import { shortened } from './chart.ts'

/** A column: the first one names the row. A number stands to the right; an `extra` one only where there is room. */
export interface TableColumn {
  readonly title: string
  readonly isNumber?: boolean
  readonly isExtra?: boolean
}

/** A text, or markup such as one in two sizes. */
type Cell = string | SafeHtml

/** A table with its caption, which is seen unless the heading above says the same. */
export interface ReportTable {
  readonly caption: string
  readonly columns: ReadonlyArray<TableColumn>
  readonly rows: ReadonlyArray<ReadonlyArray<Cell>>
  /** Its rows are named by payers, whose names are long. */
  readonly isOfPayers?: boolean
  /** The sums of the columns. */
  readonly total?: ReadonlyArray<Cell>
}

export const tableOf = ({ caption, columns, isOfPayers = false, rows, total }: ReportTable): SafeHtml => {
  const classOf = (at: number): SafeHtml =>
    looks(columns[at]?.isNumber === true && 'number', columns[at]?.isExtra === true && 'extra')
  const rowOf = (cells: ReadonlyArray<Cell>): SafeHtml =>
    html`<tr>${cells.map((cell, at) => (at === 0 ? html`<th scope="row">${cell}</th>` : html`<td${classOf(at)}>${cell}</td>`))}</tr>`
  return html`<table${looks(isOfPayers && 'payers')}><caption class="unseen">${caption}</caption><thead><tr>${columns.map(({ title }, at) => html`<th scope="col"${classOf(at)}>${title}</th>`)}</tr></thead>
<tbody>${rows.map(rowOf)}</tbody>${total === undefined ? undefined : html`<tfoot>${rowOf(total)}</tfoot>`}</table>`
}

/** The attribute for the looks that apply. */
const looks = (...names: ReadonlyArray<string | false>): SafeHtml => {
  const found = names.filter((name) => name !== false)
  return found.length === 0 ? html`` : html` class="${found.join(' ')}"`
}

/** The rows behind one figure. `label` says which figure. */
export interface OpenedRows {
  readonly label: string
  readonly count: number
  readonly table: Omit<ReportTable, 'caption' | 'total'>
}

/** Letters of a figure that opens. */
const LABEL = 30

/** More rows are counted, not listed. */
const MAX_ROWS = 50

/** The figures of a part, each of which opens its rows; opening one closes another of the same `name`. */
export const openings = (name: string, title: string, parts: ReadonlyArray<OpenedRows>): SafeHtml =>
  html`<div class="openings"><h3>${title}</h3>${parts.map(
    ({ count, label, table }) =>
      html`<details name="${name}"><summary>${shortened(label, LABEL)} <strong>${count}</strong></summary>
${tableOf({ ...table, rows: table.rows.slice(0, MAX_ROWS), caption: `${title}: ${label}` })}${count > MAX_ROWS ? html`<p>Se muestran ${MAX_ROWS} de ${count}.</p>` : undefined}</details>`,
  )}</div>`
