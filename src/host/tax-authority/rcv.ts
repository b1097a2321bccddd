import * as E from 'fp-ts/Either'
import { zero, type Money } from '#domain/kernel/money.ts'
import { readAmount, type AmountError } from './amount.ts'
import { readDayFirst } from './day-first.ts'
import { readDelimited, type DelimitedRow, type DelimitedTable } from './delimited.ts'
import { normaliseFolio, readFolio } from './dte-values.ts'
import { collectRows } from './rows.ts'
import type { ReadResult } from './file-reading.ts'
import type { DocumentReference, ReadErrorCode, RegisterEntry, RegisterState } from './tax-document.ts'
import { readRut } from './wire-identifier.ts'

/** The SII's register of purchases or sales. Columns differ by its state. A faulty line does not affect others. */
export const readRegister = (text: string): ReadResult => {
  const table = readDelimited(text, { separator: ';', quote: '"' })
  const layout = LAYOUTS.find(({ party }) => table.has(party))
  if (layout === undefined) return { documents: [], failures: [{ at: '', code: 'UNSUPPORTED_DOCUMENT' }], warnings: [] }
  const rows = table.rows.filter((row) => !isContinuation(row))
  return collectRows(rows, (row) => readEntry(row, table, layout))
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

const DATE_ONLY = /^.{10}$/

/** A further tax of the previous line. */
const isContinuation = (row: DelimitedRow): boolean => row.value('Nro') === '' && row.value('Monto Total') === ''

const readEntry = (
  row: DelimitedRow,
  table: DelimitedTable,
  layout: Layout,
): E.Either<ReadErrorCode, RegisterEntry> => {
  const [type, folioText, total] = [row.value('Tipo Doc'), row.value('Folio'), row.value('Monto Total')]
  const [party, date] = [row.value(layout.party), row.value('Fecha Docto')]
  if ([type, folioText, total, party, date].includes('')) return E.left('MISSING_FIELD')
  const [id, folio, issueDate] = [
    readRut(party),
    readFolio(folioText),
    DATE_ONLY.test(date) ? readDayFirst(date) : undefined,
  ]
  if (id === undefined) return E.left('INVALID_IDENTIFIER')
  if (folio === undefined) return E.left('INVALID_FOLIO')
  if (issueDate === undefined) return E.left('INVALID_DATE')
  const amount = readAmount('CLP', total)
  const [exempt, net, vat] = [pesos(row, 'Monto Exento'), pesos(row, 'Monto Neto'), pesos(row, layout.vat)]
  if (E.isLeft(amount)) return amount
  if (E.isLeft(exempt)) return exempt
  if (E.isLeft(net)) return net
  if (E.isLeft(vat)) return vat
  const receivedAt = row.value('Fecha Recepcion')
  return E.right({
    _tag: 'RegisterEntry',
    country: 'CL',
    register: layout.register,
    documentType: type,
    folio,
    party: { id, name: row.value('Razon Social') || id },
    issueDate,
    ...(receivedAt === '' ? {} : { receivedAt }),
    exempt: exempt.right,
    net: net.right,
    vat: vat.right,
    amount: amount.right,
    state: layout.stateOf(row, table),
    purchaseType: row.value(layout.kind),
    references: referencesOf(row),
    warnings: [],
  })
}

const pesos = (row: DelimitedRow, column: string): E.Either<AmountError, Money<'CLP'>> => {
  const text = row.value(column)
  return text === '' ? E.right(zero('CLP')) : readAmount('CLP', text)
}

/** One column contains several folios of one type: `10370-10371`. */
const referencesOf = (row: DelimitedRow): ReadonlyArray<DocumentReference> => {
  const [documentType, folios] = [row.value('Tipo Docto. Referencia'), row.value('Folio Docto. Referencia')]
  if (documentType === '' || folios === '') return []
  return folios.split('-').map((folio) => ({ documentType, folio: normaliseFolio(folio.trim()) }))
}
