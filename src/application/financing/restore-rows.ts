import * as E from 'fp-ts/Either'
import { filterOfQuery } from '#domain/financing/invoice-filter-query.ts'
import { NO_FILTER } from '#domain/financing/invoice-filter.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Failure } from '../shared/failure.ts'
import { criteriaOf, type InvoiceRow, matchesCriteria } from './invoice-row.ts'
import type { Invoices } from './invoices.port.ts'
import type { OrderDraft } from './order-draft.ts'
import { loadAllRows } from '../shared/load-selected.ts'
import { invoiceLoader } from './load-invoices.ts'

/** The current invoices of a draft, without those that are no longer financeable. */
export const restoreRows = async (
  invoices: Invoices,
  { type, lines, allOf }: OrderDraft,
  country: Country,
  today: CivilDate,
): Promise<E.Either<Failure, ReadonlyArray<InvoiceRow>>> => {
  const read = await loadAllRows({ text: '', filter: NO_FILTER }, invoiceLoader(invoices, type))
  const wanted = new Set<string>(lines.map(({ invoiceId }) => invoiceId))
  const except = new Set<string>(allOf?.except)
  const criteria = allOf && criteriaOf(allOf.search, filterOfQuery(allOf.query), country, today)
  const isChosen = (row: InvoiceRow): boolean =>
    wanted.has(row.id) || (criteria !== undefined && matchesCriteria(row, criteria) && !except.has(row.id))
  return E.map((rows: ReadonlyArray<InvoiceRow>) => rows.filter(isChosen))(read)
}
