import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CartLine } from '#domain/financing/cart.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import { judgePaymentDate, type DateRefused } from '#domain/financing/payment-date.ts'
import { priceCart } from '#domain/financing/price-cart.ts'
import { simulate, type PricedLine, type SimulationError } from '#domain/financing/simulate.ts'
import type { Simulation } from '#domain/financing/simulation.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { ErrorCode } from '#wire/error-codes.ts'
import { calendarOfCountry } from '../calendar/calendars.ts'
import type { Queries } from '../database/database.ts'
import { invalid, refused, type HostError } from '../http/host-error.ts'
import type { Business } from '../identity/session.ts'
import { availableFor } from './availability.ts'
import { INVOICE_COLUMNS, toInvoice, type InvoiceRow } from './invoice-row.ts'

export interface PricedRequest {
  readonly simulation: Simulation
  readonly lines: ReadonlyArray<PricedLine>
}

/**
 * What the request is worth by the host's own amounts and rates. One invoice that is not the business's or cannot be asked
 * for, or one date on which money cannot move, refuses the whole.
 */
export const priceRequest = async (
  queries: Queries, business: Business, type: FinancingType, lines: ReadonlyArray<OrderLine>, today: CivilDate,
): Promise<E.Either<HostError, PricedRequest>> => {
  const refusal = refusalOf(lines, business.country, today)
  if (refusal !== undefined) return E.left(refusal)
  const cart = await cartOf(queries, business, type, lines)
  if (cart === undefined) return E.left(refused('ERROR_INVOICE_NOT_AVAILABLE'))
  const priced = priceCart({ lines: cart }, standardTerms(profileOf(business.country).currency), today)
  return pipe(
    simulate(priced),
    E.bimap(
      (error) => refused(CODES[error._tag]),
      (simulation) => ({ simulation, lines: priced.lines }),
    ),
  )
}

const refusalOf = (lines: ReadonlyArray<OrderLine>, country: Country, today: CivilDate): HostError | undefined => {
  if (lines.length === 0) return refused('ERROR_ORDER_EMPTY')
  if (new Set(lines.map(({ invoiceId }) => invoiceId)).size < lines.length) return invalid(['orderInvoices'])
  const calendar = calendarOfCountry(country)
  const judged = lines.map(({ paymentDate }) => judgePaymentDate(paymentDate, today, calendar))
  const wrong = judged.flatMap((verdict, at) => (E.isLeft(verdict) ? [{ tag: verdict.left._tag, at }] : []))
  const [first] = wrong.toSorted((a, b) => SEVERITY[a.tag] - SEVERITY[b.tag])
  if (first === undefined) return undefined
  return { code: DATE_CODES[first.tag], fields: wrong.slice(0, 10).map(({ at }) => `orderInvoices.${at}.expirationDate`) }
}

/** In the order in which they were asked for; `undefined` when one of them is not to be had. */
const cartOf = async (
  queries: Queries, business: Business, type: FinancingType, lines: ReadonlyArray<OrderLine>,
): Promise<ReadonlyArray<CartLine> | undefined> => {
  const rows = await queries.query<InvoiceRow>(
    `select ${INVOICE_COLUMNS} from invoice i where ${availableFor(type)} and i.id = any($2::bigint[])`,
    [business.id, lines.map(({ invoiceId }) => Number(invoiceId))],
  )
  const invoices = new Map(rows.map(toInvoice(profileOf(business.country).currency)).map((invoice) => [invoice.id, invoice]))
  const cart = lines.flatMap(({ invoiceId, paymentDate }): ReadonlyArray<CartLine> => {
    const invoice = invoices.get(invoiceId)
    return invoice === undefined ? [] : [{ invoice, paymentDate, isChosen: true, previousDate: undefined }]
  })
  return cart.length === lines.length ? cart : undefined
}

const CODES: Readonly<Record<SimulationError['_tag'], ErrorCode>> = {
  SimulationEmpty: 'ERROR_ORDER_EMPTY',
  SimulationDatePast: 'ERROR_INVOICE_DATE_PAST',
  SimulationNotFinanceable: 'ERROR_ORDER_NOT_FINANCEABLE',
  SimulationAmountTooLarge: 'ERROR_ORDER_NOT_FINANCEABLE',
  SimulationCurrencyMixed: 'ERROR_ORDER_NOT_FINANCEABLE',
}

const DATE_CODES: Readonly<Record<DateRefused['_tag'], ErrorCode>> = {
  PaymentDatePast: 'ERROR_INVOICE_DATE_PAST',
  PaymentDateHoliday: 'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY',
  PaymentDateWeekend: 'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY',
}

const SEVERITY: Readonly<Record<DateRefused['_tag'], number>> = { PaymentDatePast: 0, PaymentDateHoliday: 1, PaymentDateWeekend: 1 }
