import * as TE from 'fp-ts/TaskEither'
import type { ImportOutcome, InvoiceImport, Invoices } from '#application/financing/invoices.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import type { Unavailability } from '#domain/financing/exclusion.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { facetsOf } from '#domain/financing/invoice-facets.ts'
import { matchesFilter } from '#domain/financing/invoice-filter.ts'
import { matchesSearch, normaliseSearch } from '#domain/financing/invoice-search.ts'
import { FINANCING_TYPES, type FinanceableInvoice, type FinancingType } from '#domain/financing/invoice.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { type Money, sum } from '#domain/kernel/money.ts'
import { type Faults, makeFaults } from './faults.ts'

const RANGE_DAYS = { '30days': 30, '90days': 90, '365days': 365, all: undefined } as const

/** The day of `makeFakeTime`. */
const FAKE_TODAY = '2026-03-04' as CivilDate

export interface FakeInvoices extends Invoices, InvoiceImport {
  readonly faults: Faults
  readonly put: (type: FinancingType, invoices: ReadonlyArray<FinanceableInvoice>) => void
  readonly all: (type: FinancingType) => ReadonlyArray<FinanceableInvoice>
  /** It cannot be requested any more. */
  readonly take: (id: InvoiceId, reason: Unavailability) => void
  /** Number of page requests. */
  readonly reads: () => number
}

/** A host's invoices. File names decide the result of an import: `duplicate.xml`, `unreadable.xml`, and so on. */
export const makeFakeInvoices = (
  direct: ReadonlyArray<FinanceableInvoice>,
  country: Country = 'CL',
  today: CivilDate = FAKE_TODAY,
): FakeInvoices => {
  const faults = makeFaults()
  const rows: Record<FinancingType, ReadonlyArray<FinanceableInvoice>> = { DIRECT_FINANCING: direct, EARLY_PAYMENT: [] }
  const reasons = new Map<InvoiceId, Unavailability>()
  let reads = 0
  const total = (invoices: ReadonlyArray<FinanceableInvoice>): Money =>
    sum(
      profileOf(country).currency,
      invoices.map(({ amount }) => amount),
    )
  return {
    faults,
    reads: () => reads,
    all: (type) => rows[type],
    put: (type, invoices) => {
      rows[type] = invoices
    },
    count: (type) => faults.around(() => TE.of(rows[type].length)),
    page: ({ filter, first = [], type, page, pageSize, search, sort }) =>
      faults.around(() => {
        reads += 1
        const wanted = normaliseSearch(search, country)
        const found = rows[type].filter(
          (invoice) => matchesFilter(invoice, filter, today) && (search === '' || matchesSearch(invoice, wanted)),
        )
        const ordered = sort?.direction === 'desc' ? found.toReversed() : found
        const isFirst = new Set(first)
        const grouped = [
          ...ordered.filter(({ id }) => isFirst.has(id)),
          ...ordered.filter(({ id }) => !isFirst.has(id)),
        ]
        const shown = grouped.slice((page - 1) * pageSize, page * pageSize)
        return TE.of({ rows: shown, page, pageSize, totalRows: found.length, totalAmount: total(found) })
      }),
    facets: (type) => faults.around(() => TE.of(facetsOf(rows[type], today))),
    totalAmount: (type) => faults.around(() => TE.of(total(rows[type]))),
    unavailable: (type, ids) =>
      faults.around(() => {
        const known = new Set(rows[type].map(({ id }) => id))
        return TE.of(
          ids.filter((id) => !known.has(id)).map((id) => ({ id, reason: reasons.get(id) ?? ('GONE' as const) })),
        )
      }),
    take: (id, reason) => {
      reasons.set(id, reason)
      for (const type of FINANCING_TYPES) rows[type] = rows[type].filter((invoice) => invoice.id !== id)
    },
    stats: (range) =>
      faults.around(() => {
        const since = RANGE_DAYS[range] === undefined ? '' : addDays(today, 1 - RANGE_DAYS[range])
        const every = new Map(FINANCING_TYPES.flatMap((type) => rows[type]).map((invoice) => [invoice.id, invoice]))
        const issued = [...every.values()].filter(({ issueDate }) => issueDate >= since)
        return TE.of({ amount: total(issued), count: issued.length })
      }),
    importFiles: (files) =>
      faults.around(() =>
        TE.of(
          files.map(({ name }) => ({ file: name, outcome: outcomeOf(name), invoiceId: undefined, detail: undefined })),
        ),
      ),
    remove: (id) =>
      faults.around(() => {
        const found = rows.DIRECT_FINANCING.find((invoice) => invoice.id === id)
        if (found !== undefined && found.isRemovable !== true) return TE.left(FROM_AUTHORITY)
        for (const type of FINANCING_TYPES) rows[type] = rows[type].filter((invoice) => invoice.id !== id)
        return TE.of(undefined)
      }),
  }
}

const FROM_AUTHORITY: Failure = {
  _tag: 'Rejected',
  code: 'ERROR_INVOICE_FROM_AUTHORITY',
  requestId: undefined,
  retryAfterSeconds: undefined,
}

const outcomeOf = (name: string): ImportOutcome =>
  name.startsWith('duplicate') ? 'DUPLICATE' : name.startsWith('unreadable') ? 'UNREADABLE' : 'IMPORTED'
