import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { type Currency, type Money, sum } from '#domain/kernel/money.ts'

/**
 * The content of a cell. Identifiers and folios are texts. A number is a whole count; `hundredths` are those of a
 * percent: 280 is 2.8 %.
 */
export type FileCell =
  | string
  | number
  | Money
  | { readonly date: CivilDate }
  | { readonly hundredths: number }
  | undefined

export interface FileColumn<R> {
  readonly header: string
  readonly cell: (row: R) => FileCell
  /** Its amounts have a sum below them. */
  readonly hasTotal?: boolean
}

/** A table as a spreadsheet program reads it. Every row has a cell for each header. */
export interface TableFile {
  readonly country: Country
  readonly title: string
  readonly headers: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<FileCell>>
}

export interface TableContent<R> {
  readonly country: Country
  readonly title: string
  readonly columns: ReadonlyArray<FileColumn<R>>
  readonly rows: ReadonlyArray<R>
}

/** The rows, and below them the sums of the columns that have one. The header of amounts names their currency; amounts of several have neither it nor a sum. */
export const tableFileOf = <R>({ columns, country, rows, title }: TableContent<R>): TableFile => {
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)))
  const totals = columns.map(({ hasTotal = false }, at) =>
    hasTotal ? totalOf(cells.map((row) => row[at])) : undefined,
  )
  const hasTotals = totals.some((total) => total !== undefined)
  const last = totals.map((total, at) => (at === 0 && total === undefined ? TOTAL : total))
  const headers = columns.map(({ header }, at) =>
    headerOf(
      header,
      cells.map((row) => row[at]),
    ),
  )
  return { country, title, headers, rows: hasTotals ? [...cells, last] : cells }
}

const TOTAL = 'Total'

export const isMoney = (cell: FileCell): cell is Money => typeof cell === 'object' && 'minor' in cell

const totalOf = (cells: ReadonlyArray<FileCell>): Money | undefined => {
  const currency = currencyOf(cells)
  return currency === undefined ? undefined : sum(currency, cells.filter(isMoney))
}

const headerOf = (header: string, cells: ReadonlyArray<FileCell>): string => {
  const currency = currencyOf(cells)
  return currency === undefined ? header : `${header} (${currency})`
}

/** The currency of all amounts; undefined without amounts, or with several currencies. */
const currencyOf = (cells: ReadonlyArray<FileCell>): Currency | undefined => {
  const [first, ...others] = new Set(cells.filter(isMoney).map(({ currency }) => currency))
  return others.length === 0 ? first : undefined
}
