import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import type { Failure } from '../shared/failure.ts'
import { filterOf, type InvoiceRow, matchesFilter } from './invoice-row.ts'
import type { Invoices } from './invoices.port.ts'
import type { OrderDraft } from './order-draft.ts'
import { loadAllRows } from '../shared/load-selected.ts'
import { invoiceLoader } from './load-invoices.ts'

/** The current invoices of a draft, without those that are no longer financeable. */
export const restoreRows = async (
  invoices: Invoices,
  { type, lines, allOf }: OrderDraft,
  country: Country,
): Promise<E.Either<Failure, ReadonlyArray<InvoiceRow>>> => {
  const read = await loadAllRows({ text: '', signatures: 'ALL' } as const, invoiceLoader(invoices, type))
  const wanted = new Set<string>(lines.map(({ invoiceId }) => invoiceId))
  const except = new Set<string>(allOf?.except)
  const filter = allOf && filterOf(allOf.search, allOf.signatures, country)
  const isChosen = (row: InvoiceRow): boolean =>
    wanted.has(row.id) || (filter !== undefined && matchesFilter(row, filter) && !except.has(row.id))
  return E.map((rows: ReadonlyArray<InvoiceRow>) => rows.filter(isChosen))(read)
}
