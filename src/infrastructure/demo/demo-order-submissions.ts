import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import { demoInvoices } from './demo-samples.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import type { PricedLine } from '#domain/financing/priced-cart.ts'
import { simulate, type SimulationError } from '#domain/financing/simulate.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { verdictOf } from '#wire/endpoint.ts'
import { orderEndpoints } from '#wire/orders.endpoints.ts'
import { SIMULATION_CODES } from '#wire/simulation-codes.ts'
import type { DemoContext } from './demo-invoices.ts'

/** Prices the samples with the domain's rules and the published terms. It never places an order. */
export const makeDemoOrderSubmissions = (place: DemoContext): OrderSubmissions => ({
  simulate: (_type, lines) => {
    const { currency } = profileOf(place.country())
    const { operationCost } = standardTerms(currency)
    return TE.fromEither(
      pipe(
        simulate({ currency, today: place.today(), operationCost, lines: lines.flatMap(pricedBy(place)) }),
        E.mapLeft(toFailure),
      ),
    )
  },
  create: () => TE.left(REJECTED),
  requestDocuments: () => TE.left(REJECTED),
})

const rejected = (code: string): Failure => ({
  _tag: 'Rejected',
  code,
  requestId: undefined,
  retryAfterSeconds: undefined,
  verdict: verdictOf(orderEndpoints.orderCreate, code),
})

const REJECTED = rejected('ERROR_AUTH_FORBIDDEN')

const pricedBy = (place: DemoContext) => {
  const country = place.country()
  const invoices = new Map(demoInvoices(country, place.today()).map((invoice) => [invoice.id, invoice]))
  const { monthlyRate: rate, retention } = standardTerms(profileOf(country).currency)
  return ({ invoiceId, paymentDate }: OrderLine): ReadonlyArray<PricedLine> => {
    const invoice = invoices.get(invoiceId)
    if (invoice === undefined) return []
    const { amount, creditNotes, paid } = invoice
    return [{ invoiceId, amount, creditNotes, paid, paymentDate, rate, retention }]
  }
}

const toFailure = ({ _tag }: SimulationError): Failure => rejected(SIMULATION_CODES[_tag])
