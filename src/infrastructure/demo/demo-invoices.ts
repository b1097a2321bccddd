import * as TE from 'fp-ts/TaskEither'
import type { InvoiceQuery, Invoices, InvoiceSortField } from '#application/financing/invoices.port.ts'
import { DEMO_COUNTS, demoInvoices } from './demo-samples.ts'
import { facetsOf } from '#domain/financing/invoice-facets.ts'
import { matchesFilter } from '#domain/financing/invoice-filter.ts'
import { matchesSearch, normaliseSearch } from '#domain/financing/invoice-search.ts'
import type { FinanceableInvoice, FinancingType } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { type Money, sum } from '#domain/kernel/money.ts'

/** The country of the business and its current date. */
export interface DemoContext {
  readonly country: () => Country
  readonly today: () => CivilDate
}

/** The sample company's invoices, without any host. */
export const makeDemoInvoices = (place: DemoContext): Invoices => {
  const all = (type: FinancingType): ReadonlyArray<FinanceableInvoice> =>
    DEMO_COUNTS[type] === 0 ? [] : demoInvoices(place.country(), place.today())
  const total = (invoices: ReadonlyArray<FinanceableInvoice>): Money =>
    sum(
      profileOf(place.country()).currency,
      invoices.map(({ amount }) => amount),
    )
  return {
    count: (type) => TE.of(DEMO_COUNTS[type]),
    page: (query) => {
      const found = sorted(searched(all(query.type), query, place), query)
      const start = (query.page - 1) * query.pageSize
      const { page, pageSize } = query
      const rows = found.slice(start, start + pageSize)
      return TE.of({ rows, page, pageSize, totalRows: found.length, totalAmount: total(found) })
    },
    facets: (type) => TE.of(facetsOf(all(type), place.today())),
    totalAmount: (type) => TE.of(total(all(type))),
    unavailable: () => TE.of([]),
    stats: () => TE.of({ amount: total(all('DIRECT_FINANCING')), count: DEMO_COUNTS.DIRECT_FINANCING }),
    remove: () =>
      TE.left({
        _tag: 'Rejected',
        code: 'ERROR_INVOICE_FROM_AUTHORITY',
        requestId: undefined,
        retryAfterSeconds: undefined,
      }),
  }
}

const searched = (
  invoices: ReadonlyArray<FinanceableInvoice>,
  { filter, search }: InvoiceQuery,
  { country, today }: DemoContext,
): ReadonlyArray<FinanceableInvoice> => {
  const wanted = normaliseSearch(search, country())
  return invoices.filter(
    (invoice) => matchesFilter(invoice, filter, today()) && (search.trim() === '' || matchesSearch(invoice, wanted)),
  )
}

const KEYS: Readonly<Record<InvoiceSortField, (invoice: FinanceableInvoice) => string | number>> = {
  folio: ({ folio }) => Number(folio),
  payerName: ({ payer }) => payer.name,
  payerIdentifier: ({ payer }) => payer.identifier,
  issueDate: ({ issueDate }) => issueDate,
  expirationDate: ({ dueDate }) => dueDate,
  amount: ({ amount }) => amount.minor,
}

const sorted = (
  invoices: ReadonlyArray<FinanceableInvoice>,
  { sort }: InvoiceQuery,
): ReadonlyArray<FinanceableInvoice> => {
  if (sort === undefined) return invoices
  const keyOf = KEYS[sort.field]
  const direction = sort.direction === 'asc' ? 1 : -1
  return invoices.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -direction : keyOf(a) > keyOf(b) ? direction : 0))
}
