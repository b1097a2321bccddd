import type { CivilDate } from '../kernel/civil-date.ts'
import { normaliseIdentifier } from './invoice-search.ts'
import type { FinanceableInvoice } from './invoice.ts'
import { INVOICE_NOTICES, type InvoiceNotice, noticeOf } from './invoice-notice.ts'

/** A payer and the number of its invoices. */
export interface PayerFacet {
  readonly name: string
  readonly identifier: string
  readonly count: number
}

/** The values by which invoices can be filtered, each with the number of invoices that have it. */
export interface InvoiceFacets {
  /** Those of most invoices first, then by name. */
  readonly payers: ReadonlyArray<PayerFacet>
  /** Codes of `FinanceableInvoice.method`, those of most invoices first. */
  readonly methods: ReadonlyArray<{ readonly method: string; readonly count: number }>
  /** In the order of `INVOICE_NOTICES`. */
  readonly notices: ReadonlyArray<{ readonly notice: InvoiceNotice; readonly count: number }>
}

/**
 * The values by which `invoices` can be filtered, counted over them. A payer has the name of its newest invoice.
 *
 * @example
 * ```ts
 * import { facetsOf } from '@anticipo/domain/financing/invoice-facets'
 * import { SAMPLE_TODAY, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * facetsOf([sampleInvoice('1'), sampleInvoice('2')], SAMPLE_TODAY).payers.map(({ count }) => count) // [2]
 * facetsOf([sampleInvoice('1', { averageDaysLate: 20 })], SAMPLE_TODAY).notices // [{ notice: 'LATE_PAYER', count: 1 }]
 * ```
 */
export const facetsOf = (invoices: ReadonlyArray<FinanceableInvoice>, today: CivilDate): InvoiceFacets => {
  const payers = new Map<string, { readonly newest: FinanceableInvoice; readonly count: number }>()
  for (const invoice of invoices) {
    const plain = normaliseIdentifier(invoice.payer.identifier)
    const { count, newest } = payers.get(plain) ?? { count: 0, newest: invoice }
    payers.set(plain, { newest: newest.issueDate > invoice.issueDate ? newest : invoice, count: count + 1 })
  }
  const methods = countsOf(invoices.map(({ method }) => method))
  const notices = countsOf(invoices.map((invoice) => noticeOf(invoice, today)))
  return {
    payers: [...payers.values()]
      .map(({ count, newest: { payer } }) => ({ name: payer.name, identifier: payer.identifier, count }))
      .toSorted((one, other) => other.count - one.count || compare(one.name, other.name)),
    methods: [...methods]
      .map(([method, count]) => ({ method, count }))
      .toSorted((one, other) => other.count - one.count || compare(one.method, other.method)),
    notices: INVOICE_NOTICES.flatMap((notice) => {
      const count = notices.get(notice)
      return count === undefined ? [] : [{ notice, count }]
    }),
  }
}

const countsOf = <A extends string>(values: ReadonlyArray<A | undefined>): ReadonlyMap<A, number> => {
  const counts = new Map<A, number>()
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
