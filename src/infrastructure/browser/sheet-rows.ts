import type { CellValue } from 'hucre'
import type { SheetRows } from '#application/suppliers/sheet-reader.port.ts'

/** The first rows of a file that is a ZIP archive, and so a spreadsheet, or a text. Formulas are texts, or their stored result. */
export const sheetRowsOf = async (bytes: Uint8Array, maxRows: number): Promise<SheetRows> =>
  bytes[0] === 0x50 && bytes[1] === 0x4b ? xlsxRows(bytes, maxRows) : csvRows(textIn(bytes), maxRows)

/** Reading ends with the last row, so that a long sheet is not unpacked. */
const xlsxRows = async (bytes: Uint8Array, maxRows: number): Promise<SheetRows> => {
  const { streamXlsxRows } = await import('hucre/xlsx')
  const rows: Array<ReadonlyArray<string>> = []
  for await (const { index, values } of streamXlsxRows(bytes)) {
    if (index >= maxRows) return [...rows, values.map(textOf)]
    while (rows.length < index) rows.push([])
    rows.push(values.map(textOf))
  }
  return rows
}

const csvRows = async (text: string, maxRows: number): Promise<SheetRows> => {
  if (BINARY.test(text)) throw new Error('no text')
  const { parseCsv } = await import('hucre/csv')
  const [head = ''] = text.split(/\r?\n/, 1)
  const delimiter = [';', '\t', ','].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ';'
  return parseCsv(text, { delimiter, maxRows: maxRows + 1 }).map((row) => row.map(textOf))
}

/** Spreadsheet programs in Chile and Mexico save texts in UTF-8 or in Windows-1252. */
const textIn = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A text has no control characters but those of its lines. */
const BINARY = /(?![\t\n\r])\p{Cc}/u

/** A whole number that a spreadsheet rounded, like a CLABE in a cell of numbers, is written so that no rule takes it for one. */
const textOf = (cell: CellValue): string => {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number')
    return Number.isInteger(cell) && !Number.isSafeInteger(cell) ? cell.toExponential() : String(cell)
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim()
}
