/**
 * A delimited file with a header line. Columns are accessed by name, because their order and number differ between
 * exports.
 */
export interface DelimitedRow {
  /** Counts from 1; the header is line 1. */
  readonly line: number
  /** Trimmed, blanks collapsed; empty when the column is absent, empty, `-` or `null`. */
  readonly value: (column: string) => string
  /** All of the line, as written: `cellOf` gives their values. */
  readonly cells: ReadonlyArray<string>
}

export interface DelimitedFormat {
  readonly separator: string
  readonly quote: string
}

export interface DelimitedTable {
  readonly has: (column: string) => boolean
  /** The position of a column, from 0. */
  readonly at: (column: string) => number | undefined
  /** The number of columns of the header, with those without a name. */
  readonly width: number
  readonly rows: ReadonlyArray<DelimitedRow>
}

/**
 * Where lines end in CR LF, a bare LF is part of its value. An unclosed quote is an ordinary character, so that no line
 * swallows those after it.
 */
export const readDelimited = (text: string, format: DelimitedFormat): DelimitedTable => {
  const lines = text.split(text.includes('\r\n') ? '\r\n' : '\n')
  const columns = new Map<string, number>()
  const header = splitLine(lines[0] ?? '', format)
  for (const [at, name] of header.entries()) {
    const normal = columnName(name)
    if (!columns.has(normal)) columns.set(normal, at)
  }
  const at = positions(columns)
  const rows = lines.flatMap((content, line) =>
    line === 0 || content.trim() === '' ? [] : [toRow(line + 1, splitLine(content, format), at)],
  )
  return { has: (column) => at(column) !== undefined, at, width: header.length, rows }
}

/** The names that a reader asks for are few, and asked for in every line. */
const positions = (columns: ReadonlyMap<string, number>): DelimitedTable['at'] => {
  const known = new Map<string, number | undefined>()
  return (column) => {
    if (!known.has(column)) known.set(column, columns.get(columnName(column)))
    return known.get(column)
  }
}

const toRow = (line: number, cells: ReadonlyArray<string>, at: DelimitedTable['at']): DelimitedRow => ({
  line,
  value: (column) => cellOf(cells[at(column) ?? -1]),
  cells,
})

export const cellOf = (written: string | undefined = ''): string => {
  const text = written.replaceAll('\n', '').replaceAll(/\s+/g, ' ').trim()
  return text === '-' || text === 'null' ? '' : text
}

/** Exports differ in capitals and accents. */
const columnName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Far more than any export has; a hostile line has millions. */
export const MAX_COLUMNS = 1_000

const splitLine = (line: string, { separator, quote }: DelimitedFormat): ReadonlyArray<string> => {
  if (!line.includes(quote)) return line.split(separator, MAX_COLUMNS)
  const values: Array<string> = []
  const lastClosing = Math.max(line.lastIndexOf(quote + separator), line.endsWith(quote) ? line.length - 1 : -1)
  let at = 0
  while (at <= line.length && values.length < MAX_COLUMNS) {
    const closing = line[at] === quote && at < lastClosing ? closingQuote(line, at, separator, quote) : -1
    const end = closing === -1 ? endOfValue(line, at, separator) : closing + 1
    values.push(closing === -1 ? line.slice(at, end) : line.slice(at + 1, closing).replaceAll(quote + quote, quote))
    at = end + 1
  }
  return values
}

const endOfValue = (line: string, from: number, separator: string): number => {
  const end = line.indexOf(separator, from)
  return end === -1 ? line.length : end
}

/** The first quote followed by a separator or the end of the line. */
const closingQuote = (line: string, opening: number, separator: string, quote: string): number => {
  const closing = line.indexOf(quote + separator, opening + 1)
  if (closing !== -1) return closing
  return line.length - 1 > opening && line.endsWith(quote) ? line.length - 1 : -1
}
