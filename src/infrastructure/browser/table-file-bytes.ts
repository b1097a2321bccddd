import type { ColumnDef } from 'hucre'
import { csvCell, csvSeparatorOf } from '#application/table-export/csv-cell.ts'
import { isMoney, type FileCell, type TableFile } from '#application/table-export/table-file.ts'
import type { TableFormat } from '#application/table-export/table-file-writer.port.ts'
import { DECIMALS, toDecimal } from '#domain/kernel/money.ts'

/** The file as bytes. Its rows are taken in slices, between which the page responds. */
export const bytesOf = async (file: TableFile, format: TableFormat): Promise<Uint8Array> => {
  const stream = format === 'csv' ? await csvOf(file) : await xlsxOf(file)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const csvOf = async ({ country, headers, rows }: TableFile): Promise<ReadableStream<Uint8Array>> => {
  const { writeCsvStream } = await import('hucre/csv')
  const lines = sliced(rows, (row) => row.map((cell) => csvCell(cell, country)))
  return writeCsvStream(lines, { headers: [...headers], delimiter: csvSeparatorOf(country), bom: true })
}

const xlsxOf = async ({ headers, rows, title }: TableFile): Promise<ReadableStream<Uint8Array>> => {
  const { writeXlsxStream } = await import('hucre/xlsx')
  const columns = headers.map((header, at) => columnOf(header, rows, at))
  return writeXlsxStream(
    sliced(rows, (row) => row.map(valueOf)),
    { name: sheetNameOf(title), columns, freezePane: { rows: 1 } },
  )
}

const SLICE = 500

const sliced = async function* <A>(
  rows: TableFile['rows'],
  change: (row: ReadonlyArray<FileCell>) => A,
): AsyncGenerator<A> {
  for (const [at, row] of rows.entries()) {
    if (at % SLICE === SLICE - 1) await new Promise((resolve) => setTimeout(resolve))
    yield change(row)
  }
}

const valueOf = (cell: FileCell): string | number | Date | null => {
  if (cell === undefined) return null
  if (typeof cell === 'string') return escapedText(cell)
  if (typeof cell === 'number') return cell
  if (isMoney(cell)) return toDecimal(cell)
  return 'date' in cell ? new Date(`${cell.date}T00:00:00Z`) : cell.hundredths / 10_000
}

/**
 * In the notation of ECMA-376 (ST_Xstring), where `_xFFFE_` is a character that XML does not have, and `_x005F_` the underscore of a
 * text that looks like this notation. The library writes the control characters so, but neither of these.
 */
const escapedText = (text: string): string =>
  NEEDS_ESCAPE.test(text)
    ? text
        .replaceAll(/_(?=x[0-9A-F]{4})/gi, '_x005F_')
        .replaceAll('\uFFFE', '_xFFFE_')
        .replaceAll('\uFFFF', '_xFFFF_')
    : text

/** One search, because hardly any text of a table has one. */
const NEEDS_ESCAPE = /_x|[\uFFFE\uFFFF]/i

/** The number format of its first cell, and the width of its widest text. */
const columnOf = (header: string, rows: TableFile['rows'], at: number): ColumnDef => {
  const numFmt = formatOf(rows.map((row) => row[at]).find((cell) => cell !== undefined))
  const longest = rows.reduce((most, row) => Math.max(most, textLengthOf(row[at])), header.length)
  return { header, width: Math.min(longest, MAX_WIDTH_CHARACTERS) + 2, ...(numFmt !== undefined && { numFmt }) }
}

const MAX_WIDTH_CHARACTERS = 60

const textLengthOf = (cell: FileCell): number => (typeof cell === 'string' ? cell.length : 12)

/** Spreadsheet programs show these in the notation of the user's country. */
const formatOf = (cell: FileCell): string | undefined => {
  if (typeof cell !== 'object') return undefined
  if (isMoney(cell)) return DECIMALS[cell.currency] === 0 ? '#,##0' : '#,##0.00'
  return 'date' in cell ? 'dd/mm/yyyy' : '0.00%'
}

/** Without the characters that the name of a sheet may not have, and no longer than it may be. */
const sheetNameOf = (title: string): string =>
  title
    .replaceAll(/[[\]:*?/\\'\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .trim()
    .slice(0, 31) || 'Tabla'
