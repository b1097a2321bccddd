import * as E from 'fp-ts/Either'
import type { InvoicePage, InvoiceQuery, Invoices } from '#application/financing/invoices.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import type { Scheduler } from '#application/shared/scheduler.port.ts'

export interface PrefetchedInvoices {
  readonly invoices: Invoices
  /** Requests a page in advance; does nothing while that request is pending. */
  readonly prefetch: (query: InvoiceQuery) => void
}

/**
 * Prefetches a page before its screen exists. The first request for the same page within a few seconds and in the same
 * session receives the response, once; a failure is not passed on, the page is requested again.
 */
export const makePrefetchedInvoices = (
  invoices: Invoices,
  scheduler: Scheduler,
  session: () => string | undefined,
): PrefetchedInvoices => {
  const named = ({ type, page, pageSize, search, signatures, sort }: InvoiceQuery): string =>
    JSON.stringify([session(), type, page, pageSize, search, signatures, sort?.field, sort?.direction])
  let early: { readonly query: string; readonly answer: Promise<E.Either<Failure, InvoicePage>> } | undefined
  const taken = (query: InvoiceQuery) => {
    const found = early?.query === named(query) ? early.answer : undefined
    early = undefined
    return found
  }
  return {
    prefetch: (query) => {
      if (early?.query === named(query)) return
      early = { query: named(query), answer: invoices.page(query)() }
      scheduler.after(FRESH_MS, () => (early = undefined))
    },
    invoices: {
      ...invoices,
      page: (query) => async () => {
        const answer = await taken(query)
        return answer === undefined || E.isLeft(answer) ? invoices.page(query)() : answer
      },
    },
  }
}

const FRESH_MS = 5_000
