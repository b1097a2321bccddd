import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Calendar } from '#domain/calendar/calendar.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import { FINANCING_NOTICE_DAYS, validatePaymentDate, type DateRejected } from '#domain/financing/payment-date.ts'
import type { PricedLine } from '#domain/financing/priced-cart.ts'
import { simulate } from '#domain/financing/simulate.ts'
import type { Simulation } from '#domain/financing/simulation.ts'
import { standardTerms, type Terms } from '#domain/financing/terms.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import { DATE_CODES } from '#wire/payment-date-codes.ts'
import { SIMULATION_CODES, type PricingError } from '#wire/simulation-codes.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import { id, integer, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { invalid, hostError, unavailable, type HostError } from '../http/host-error.ts'
import type { Business } from '../kernel/caller.ts'
import { availableFor } from './availability.ts'
import type { HandlerResult } from '../http/call.ts'

export interface PricedRequest {
  readonly simulation: Simulation
  readonly lines: ReadonlyArray<PricedLine>
}

/**
 * Prices the request with the host's own amounts and rates. One unavailable invoice or one closed date rejects the
 * whole.
 */
export const priceRequest = async (
  queries: Queries,
  business: Business,
  type: FinancingType,
  lines: ReadonlyArray<OrderLine>,
  today: CivilDate,
): HandlerResult<PricedRequest, PricingError> => {
  const rejection = rejectionOf(lines, await bankCalendarOf(queries, business.country), today)
  if (rejection !== undefined) return E.left(rejection)
  const terms = standardTerms(profileOf(business.country).currency)
  const priced = await pricedLines(queries, business, type, lines, terms)
  if (E.isLeft(priced)) return priced
  const { currency } = terms.operationCost
  return pipe(
    simulate({ currency, today, operationCost: terms.operationCost, lines: priced.right }),
    E.bimap(
      (error) => hostError(SIMULATION_CODES[error._tag]),
      (simulation) => ({ simulation, lines: priced.right }),
    ),
  )
}

const rejectionOf = (
  lines: ReadonlyArray<OrderLine>,
  calendar: Calendar,
  today: CivilDate,
): HostError<PricingError | 'ERROR_VALIDATION'> | undefined => {
  if (lines.length === 0) return hostError('ERROR_ORDER_EMPTY')
  if (new Set(lines.map(({ invoiceId }) => invoiceId)).size < lines.length) return invalid(['orderInvoices'])
  const validated = lines.map(({ paymentDate }) =>
    validatePaymentDate(paymentDate, { today, noticeDays: FINANCING_NOTICE_DAYS }, calendar),
  )
  const wrong = validated.flatMap((verdict, at) => (E.isLeft(verdict) ? [{ tag: verdict.left._tag, at }] : []))
  const [first] = wrong.toSorted((a, b) => SEVERITY[a.tag] - SEVERITY[b.tag])
  if (first === undefined) return undefined
  return {
    code: DATE_CODES[first.tag],
    fields: wrong.slice(0, 10).map(({ at }) => `orderInvoices.${at}.expirationDate`),
  }
}

const AvailableInvoice = rowCodec('AvailableInvoice', {
  id: id<'Invoice'>(),
  amount: integer,
  credit_notes: integer,
  paid: integer,
})

/** In the order of the request; or which of them are not available. */
const pricedLines = async (
  queries: Queries,
  business: Business,
  type: FinancingType,
  lines: ReadonlyArray<OrderLine>,
  terms: Terms,
): HandlerResult<ReadonlyArray<PricedLine>, PricingError> => {
  const ids = lines.map(({ invoiceId }) => invoiceId)
  const available = await rows(
    queries,
    AvailableInvoice,
    sql`select i.id, i.amount, i.credit_notes, i.paid from invoice i
      where ${availableFor(type, business.id)} and i.id = any(${ids}::bigint[])`,
  )
  const { currency } = terms.operationCost
  const found = new Map(available.map((row) => [row.id, row]))
  const priced = lines.flatMap(({ invoiceId, paymentDate }): ReadonlyArray<PricedLine> => {
    const row = found.get(invoiceId)
    if (row === undefined) return []
    const amounts = {
      amount: money(currency, row.amount),
      creditNotes: money(currency, row.credit_notes),
      paid: money(currency, row.paid),
    }
    return [{ invoiceId, ...amounts, paymentDate, rate: terms.monthlyRate, retention: terms.retention }]
  })
  const missing = ids.filter((id) => !found.has(id))
  return missing.length === 0 ? E.right(priced) : E.left(unavailable(missing))
}

const SEVERITY: Readonly<Record<DateRejected['_tag'], number>> = {
  PaymentDatePast: 0,
  PaymentDateTooSoon: 1,
  PaymentDateTooFar: 2,
  PaymentDateHoliday: 3,
  PaymentDateWeekend: 3,
}
