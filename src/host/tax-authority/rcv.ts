import * as E from 'fp-ts/Either'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { zero, type Money } from '#domain/kernel/money.ts'
import { readAmount } from './amount.ts'
import { readDayFirst } from './day-first.ts'
import { readDelimited, type DelimitedRow, type DelimitedTable } from './delimited.ts'
import { normaliseFolio, readFolio, readType } from './dte-values.ts'
import { collectRows, stated, textIn } from './rows.ts'
import { failed, type ReadResult } from './file-reading.ts'
import { readAs, refused } from './read-reasons.ts'
import type { DocumentReference, ReadErrorCode, RegisterEntry, RegisterState } from './tax-document.ts'
import { readRut } from './wire-identifier.ts'

/** The SII's register of purchases or sales. Columns differ by its state. A faulty line does not affect others. */
export const readRegister = (text: string): ReadResult => {
  const table = readDelimited(text, { separator: ';', quote: '"' })
  const layout = LAYOUTS.find(({ party }) => table.has(party))
  if (layout === undefined) return failed('UNSUPPORTED_DOCUMENT')
  return collectRows(withoutContinuations(table.rows, layout), (row) => readEntry(row, table, layout))
}

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
const withoutContinuations = (rows: ReadonlyArray<DelimitedRow>, { party }: Layout): ReadonlyArray<DelimitedRow> => {
  let above: string | undefined
  return rows.filter((row) => {
    const document = ['Tipo Doc', 'Folio', party].map(row.value).join(';')
    const continues =
      row.value('Nro') === '' &&
      row.value('Monto Total') === '' &&
      above !== undefined &&
      (document === above || document === NO_DOCUMENT)
    if (!continues) above = document
    return !continues
  })
}

const NO_DOCUMENT = ';;'

const readEntry = (
  row: DelimitedRow,
  table: DelimitedTable,
  layout: Layout,
): E.Either<ReadonlyArray<ReadErrorCode>, RegisterEntry> => {
  const type = readAs(stated(row, 'Tipo Doc'), readType, 'UNSUPPORTED_DOCUMENT')
  const id = readAs(stated(row, layout.party), readRut, 'INVALID_IDENTIFIER')
  const folio = readAs(stated(row, 'Folio'), readFolio, 'INVALID_FOLIO')
  const issueDate = readAs(stated(row, 'Fecha Docto'), readIssueDate, 'INVALID_DATE')
  const total = stated(row, 'Monto Total')
  const amount = E.isLeft(total) ? total : readAmount('CLP', total.right)
  const [exempt, net, vat] = [pesos(row, 'Monto Exento'), pesos(row, 'Monto Neto'), pesos(row, layout.vat)]
  if (
    E.isLeft(type) ||
    E.isLeft(id) ||
    E.isLeft(folio) ||
    E.isLeft(issueDate) ||
    E.isLeft(amount) ||
    E.isLeft(exempt) ||
    E.isLeft(net) ||
    E.isLeft(vat)
  )
    return refused(type, id, folio, issueDate, amount, exempt, net, vat)
  const receivedAt = textIn(row, 'Fecha Recepcion')
  return E.right({
    _tag: 'RegisterEntry',
    country: 'CL',
    register: layout.register,
    documentType: type.right,
    folio: folio.right,
    party: { id: id.right, name: textIn(row, 'Razon Social') || id.right },
    issueDate: issueDate.right,
    ...(receivedAt === '' ? {} : { receivedAt }),
    exempt: exempt.right,
    net: net.right,
    vat: vat.right,
    amount: amount.right,
    state: layout.stateOf(row, table),
    purchaseType: textIn(row, layout.kind),
    references: referencesOf(row),
    warnings: [],
  })
}

/** A date without a time. */
const readIssueDate = (text: string): CivilDate | undefined => (text.length === 10 ? readDayFirst(text) : undefined)

const pesos = (row: DelimitedRow, column: string): E.Either<ReadErrorCode, Money<'CLP'>> => {
  const text = row.value(column)
  return text === '' ? E.right(zero('CLP')) : readAmount('CLP', text)
}

/** One column contains several folios of one type: `10370-10371`. */
const referencesOf = (row: DelimitedRow): ReadonlyArray<DocumentReference> => {
  const [documentType, folios] = [textIn(row, 'Tipo Docto. Referencia'), textIn(row, 'Folio Docto. Referencia')]
  if (documentType === '' || folios === '') return []
  return folios.split('-').map((folio) => ({ documentType, folio: normaliseFolio(folio.trim()) }))
}
