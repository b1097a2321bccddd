import * as E from 'fp-ts/Either'
import type { InvoicePage, InvoiceQuery, Invoices } from '#application/financing/invoices.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import type { Scheduler } from '#application/shared/scheduler.port.ts'

export interface PrefetchedInvoices {
  readonly invoices: Invoices
  /** Asks for a page that nobody has asked for yet; nothing when it is on its way already. */
  readonly prefetch: (query: InvoiceQuery) => void
}

/**
 * A page that is asked for before there is a screen. The first who wants the same page within a few seconds takes the
 * answer over, once; a failure is nobody's, and is asked again. `session` names in whose name it was asked: another's answer
 * is nobody's either.
 */
export const makePrefetchedInvoices = (
  invoices: Invoices,
  scheduler: Scheduler,
  session: () => string | undefined,
): PrefetchedInvoices => {
  const named = (query: InvoiceQuery): string => `${session() ?? ''} ${JSON.stringify(query)}`
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
