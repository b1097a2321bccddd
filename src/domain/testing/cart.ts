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
import { financeableInvoices, invoicedMinor, monthlyRate, share } from './financing.ts'

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

/** Any mixture of obstacles to financing, mostly none. */
export const invoiceFacts = (of: Currency): fc.Arbitrary<InvoiceFacts> => {
  const seldom = fc.integer({ min: 0, max: 5 }).map((n) => n === 5)
  return fc
    .record({
      minor: invoicedMinor,
      credited: fc.constantFrom(0, 0, 0.5, 1),
      left: fc.constantFrom(undefined, undefined, 0, 0.5, 1),
      cancelled: seldom,
      replaced: seldom,
      assigned: seldom,
      paidOnIssue: seldom,
      claimed: seldom,
      genericReceiver: seldom,
    })
    .map(({ minor, credited, left, ...facts }) => ({
      ...facts,
      amount: money(of, minor),
      creditNotes: money(of, Math.floor(minor * credited)),
      outstanding: left === undefined ? undefined : money(of, Math.floor(minor * left)),
    }))
}
