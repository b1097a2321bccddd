import * as fc from 'fast-check'
import { bankCalendar } from '../calendar/calendar.ts'
import { type Cart, fromInvoices } from '../financing/cart.ts'
import { removeDate, setDate } from '../financing/cart-dates.ts'
import type { Available } from '../financing/cart-counters.ts'
import type { InvoiceFacts } from '../financing/financeability.ts'
import { FINANCING_TYPES, type FinancingType } from '../financing/invoice.ts'
import type { Terms } from '../financing/terms.ts'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { type Currency, money } from '../kernel/money.ts'
import type { Party } from '../tax-documents/document.ts'
import { DOCUMENTED_STATES } from '../tax-documents/documented-invoice.ts'
import { DOUBTS } from '../tax-documents/effect.ts'
import { GENERIC_RFCS } from '../tax-id/rfc.ts'
import { GENERIC_RUTS } from '../tax-id/rut.ts'
import { businessName } from './business.ts'
import { financeableInvoices, invoicedMinor, monthlyRate, share } from './financing.ts'
import { taxId } from './tax-id.ts'

/** Either type that a company can request. */
export const financingType: fc.Arbitrary<FinancingType> = fc.constantFrom(...FINANCING_TYPES)

/** Terms in that currency: at most 10 % a month, any retention, an operation cost of at most 100,000 minor units. */
export const terms = (of: Currency): fc.Arbitrary<Terms> =>
  fc.record({ retention: share, monthlyRate, operationCost: fc.nat({ max: 100_000 }).map((minor) => money(of, minor)) })

/** A cart in any reachable state: derived, selected and missing dates. */
export const cart = (country: Country, today: CivilDate): fc.Arbitrary<Cart> =>
  fc
    .tuple(
      financeableInvoices(profileOf(country).currency, today),
      fc.nat({ max: 40 }),
      fc.func(fc.constantFrom('left', 'set', 'cleared')),
    )
    .map(([invoices, days, fateOf]) => {
      const calendar = bankCalendar(country)
      return invoices.reduce(
        (cart, { id }) => {
          const fate = fateOf(id)
          if (fate === 'cleared') return removeDate(cart, [id])
          const set = setDate(cart, fate === 'set' ? [id] : [], addDays(today, days), { today }, calendar)
          return set._tag === 'Right' ? set.right : cart
        },
        fromInvoices(invoices, { today }, calendar).cart,
      )
    })

/** Totals of a host in that currency. */
export const available = (of: Currency): fc.Arbitrary<Available> =>
  fc.record({
    earlyPaymentCount: fc.nat({ max: 500 }),
    directFinancingCount: fc.nat({ max: 500 }),
    totalCartInvoices: invoicedMinor.map((minor) => money(of, minor)),
  })

/** Any mixture of what documents say of an issued invoice, mostly nothing. */
export const invoiceFacts = (country: Country): fc.Arbitrary<InvoiceFacts> =>
  fc
    .record({
      issuer: documentParty(country),
      receiver: fc.oneof({ arbitrary: documentParty(country), weight: 5 }, fc.constantFrom(...GENERIC[country])),
      other: documentParty(country),
      isAssigned: seldom,
      isConfirmed: fc.boolean(),
      states: fc.oneof({ arbitrary: fc.constant([]), weight: 3 }, fc.subarray([...DOCUMENTED_STATES])),
      doubts: fc.oneof({ arbitrary: fc.constant([]), weight: 5 }, fc.subarray([...DOUBTS])),
      registerState: fc.constantFrom(undefined, undefined, 'ACKNOWLEDGED', 'CLAIMED'),
      paymentForm: fc.constantFrom('1', '2', '2', '2', '3'),
      unvalued: fc.constantFrom(undefined, undefined, undefined, EUROS, DOLLARS),
    })
    .map(
      ({ doubts, issuer, isAssigned, isConfirmed, other, paymentForm, receiver, registerState, states, unvalued }) => ({
        document: {
          country,
          issuer,
          receiver,
          facts: factsOf(country, paymentForm),
          ...(country === 'MX' && unvalued !== undefined ? { unvalued } : {}),
        },
        states,
        doubts,
        holder: isAssigned
          ? { party: other, isConfirmed: isConfirmed || other.id === issuer.id }
          : { party: issuer, isConfirmed: true },
        registerState: country === 'CL' ? registerState : undefined,
      }),
    )

const EUROS = { currency: 'EUR', total: '1000.00' }
const DOLLARS = { currency: 'USD', total: '1000.00' }

const seldom = fc.integer({ min: 0, max: 5 }).map((n) => n === 5)

const documentParty = (country: Country): fc.Arbitrary<Party> => fc.record({ id: taxId(country), name: businessName })

const GENERIC: Readonly<Record<Country, ReadonlyArray<Party>>> = {
  CL: GENERIC_RUTS.map((id) => ({ id, name: 'Consumidor final' })),
  MX: GENERIC_RFCS.map((id) => ({ id, name: 'Público en general' })),
}

const factsOf = (country: Country, paymentForm: string): InvoiceFacts['document']['facts'] =>
  country === 'CL'
    ? { _tag: 'DteFacts', documentType: '33', paymentForm, signed: true, references: [] }
    : { _tag: 'CfdiFacts', version: '4.0', related: [] }
