import * as E from 'fp-ts/Either'
import { zero, type Money } from '#domain/kernel/money.ts'
import { readDayFirst } from '#domain/tax-documents/day-first.ts'
import { readDelimited, type DelimitedRow, type DelimitedTable } from './delimited.ts'
import { registerSeparator } from './detect-format.ts'
import { normaliseFolio, readFolio, readType } from './dte-values.ts'
import { collectRows, stated, textIn } from './rows.ts'
import { failed, type ReadResult } from './file-reading.ts'
import { readAs, rejected, required } from './read-reasons.ts'
import { isOfSpreadsheet, isSum, readDay, readShownPesos, type SpreadsheetColumns } from './register-values.ts'
import type { DocumentReference, ReadErrorCode, RegisterEntry, RegisterState } from './tax-document.ts'
import { readRut } from './wire-identifier.ts'
import type { Writable } from './writable.ts'

/** The SII's register of purchases or sales. Columns differ by its state. A faulty line does not affect others. */
export const readRegister = (text: string): ReadResult => {
  const table = readDelimited(text, { separator: registerSeparator(text) ?? ';', quote: '"' })
  const layout = LAYOUTS.find(({ party }) => table.has(party))
  if (layout === undefined) return failed('UNSUPPORTED_DOCUMENT')
  const columns = columnsOf(layout)
  if (table.rows.some((row) => isOfSpreadsheet(row, columns))) return failed('SAVED_BY_SPREADSHEET')
  const rows = withoutContinuations(
    table.rows.filter((row) => !isSum(row)),
    table,
    layout,
  )
  return collectRows(rows, (row) => readEntry(row, table, layout))
}

const columnsOf = ({ vat }: Layout): SpreadsheetColumns => ({
  dates: ['Fecha Docto', 'Fecha Recepcion', 'Fecha Acuse', 'Fecha Acuse Recibo', 'Fecha Reclamo'],
  numbers: ['Folio', 'Folio Docto. Referencia', 'Monto Exento', 'Monto Neto', vat, 'Monto Total'],
})

interface Layout {
  readonly register: RegisterEntry['register']
  readonly party: string
  readonly kind: string
  readonly vat: string
  readonly stateOf: (row: DelimitedRow, table: DelimitedTable) => RegisterState
}

const stateOfPurchase = (row: DelimitedRow, table: DelimitedTable): RegisterState => {
  if (table.has('Fecha Reclamo')) return 'CLAIMED'
  if (!table.has('Fecha Acuse')) return 'PENDING'
  return /^no corresp/i.test(row.value('Tipo Compra')) ? 'NOT_INCLUDED' : 'REGISTERED'
}

const stateOfSale = (row: DelimitedRow): RegisterState => {
  if (row.value('Fecha Reclamo') !== '') return 'CLAIMED'
  return row.value('Fecha Acuse Recibo') === '' ? 'NOT_ACKNOWLEDGED' : 'ACKNOWLEDGED'
}

const LAYOUTS: ReadonlyArray<Layout> = [
  {
    register: 'PURCHASES',
    party: 'RUT Proveedor',
    kind: 'Tipo Compra',
    vat: 'Monto IVA Recuperable',
    stateOf: stateOfPurchase,
  },
  { register: 'SALES', party: 'RUT Cliente', kind: 'Tipo Venta', vat: 'Monto IVA', stateOf: stateOfSale },
]

/** A further tax of the document above: without number and total, and of no other document. */
const withoutContinuations = (
  rows: ReadonlyArray<DelimitedRow>,
  table: DelimitedTable,
  { party }: Layout,
): ReadonlyArray<DelimitedRow> => {
  let above: string | undefined
  const isNumbered = table.has('Nro') || table.has('Monto Total')
  return rows.filter((row) => {
    const document = ['Tipo Doc', 'Folio', party].map(row.value).join(';')
    const continues =
      isNumbered && isFurther(row) && above !== undefined && (document === above || document === NO_DOCUMENT)
    if (!continues) above = document
    return !continues
  })
}

const NO_DOCUMENT = ';;'

const isFurther = (row: DelimitedRow): boolean => row.value('Nro') === '' && row.value('Monto Total') === ''

/**
 * The state of a document needs its type, its folio and its party; the rest is read as far as it is there. A further tax
 * of no line above has no state.
 */
const readEntry = (
  row: DelimitedRow,
  table: DelimitedTable,
  layout: Layout,
): E.Either<ReadonlyArray<ReadErrorCode>, RegisterEntry> => {
  const type = readAs(stated(row, 'Tipo Doc'), readType, 'UNSUPPORTED_DOCUMENT')
  const id = readAs(stated(row, layout.party), readRut, 'INVALID_IDENTIFIER')
  const folio = readAs(stated(row, 'Folio'), readFolio, 'INVALID_FOLIO')
  const own = table.has('Nro') && table.has('Monto Total') && isFurther(row) ? required(undefined) : E.right(row)
  if (E.isLeft(type) || E.isLeft(id) || E.isLeft(folio) || E.isLeft(own)) return rejected(type, id, folio, own)
  const entry: Writable<RegisterEntry> = {
    _tag: 'RegisterEntry',
    country: 'CL',
    register: layout.register,
    documentType: type.right,
    folio: folio.right,
    party: { id: id.right, name: textIn(row, 'Razon Social') || id.right },
    state: layout.stateOf(row, table),
    purchaseType: textIn(row, layout.kind),
    references: referencesOf(row),
    warnings: [],
  }
  addDates(entry, row)
  addAmounts(entry, row, table, layout)
  if (row.value('NCE o NDE sobre Fact. de Compra') === '1') entry.onPurchaseInvoice = true
  return E.right(entry)
}

const addDates = (entry: Writable<RegisterEntry>, row: DelimitedRow): void => {
  const issueDate = readDay(row.value('Fecha Docto'))
  const receivedAt = textIn(row, 'Fecha Recepcion')
  if (issueDate !== undefined) entry.issueDate = issueDate
  if (receivedAt !== '') entry.receivedAt = receivedAt
  const claimedOn = readDayFirst(row.value('Fecha Reclamo'))
  if (claimedOn !== undefined) entry.claimedOn = claimedOn
}

const addAmounts = (
  entry: Writable<RegisterEntry>,
  row: DelimitedRow,
  table: DelimitedTable,
  { vat: vatColumn }: Layout,
): void => {
  const [exempt, net, vat] = ['Monto Exento', 'Monto Neto', vatColumn].map((column) => partOf(row, table, column))
  const amount = readShownPesos(row.value('Monto Total'))
  if (exempt !== undefined) entry.exempt = exempt
  if (net !== undefined) entry.net = net
  if (vat !== undefined) entry.vat = vat
  if (amount !== undefined) entry.amount = amount
}

/** A part that is not there is nothing, as long as the register has its column. */
const partOf = (row: DelimitedRow, table: DelimitedTable, column: string): Money<'CLP'> | undefined => {
  const text = row.value(column)
  return text === '' && table.has(column) ? zero('CLP') : readShownPesos(text)
}

/** One column contains several folios of one type: `10370-10371`. */
const referencesOf = (row: DelimitedRow): ReadonlyArray<DocumentReference> => {
  const [documentType, folios] = [textIn(row, 'Tipo Docto. Referencia'), textIn(row, 'Folio Docto. Referencia')]
  if (documentType === '' || folios === '') return []
  return folios
    .split('-')
    .map((folio) => normaliseFolio(folio.trim()))
    .filter((folio) => folio !== '')
    .map((folio) => ({ documentType, folio }))
}
