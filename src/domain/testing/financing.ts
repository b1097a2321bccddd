import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import type { DueDateSource } from '../financing/due-date.ts'
import type { FinanceableInvoice } from '../financing/invoice.ts'
import type { PricedCart, PricedLine } from '../financing/priced-cart.ts'
import { simulate } from '../financing/simulate.ts'
import { standardTerms } from '../financing/terms.ts'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import { type Currency, money, zero } from '../kernel/money.ts'
import { type BasisPoints, basisPoints } from '../kernel/rate.ts'
import { calendarDate, currency } from './kernel.ts'
import { signature } from './signatures.ts'

/** An identifier of an invoice: 1 to 9 digits. */
export const invoiceId: fc.Arbitrary<InvoiceId> = fc
  .integer({ min: 1, max: 999_999_999 })
  .map((n) => String(n) as InvoiceId)

/** Typical invoice amounts of a small company in minor units, often with cents and rounding ties. */
export const invoicedMinor: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 1, max: 5_000_000_000 }),
  fc.integer({ min: 1, max: 40_000_000 }).map((n) => n * 125),
  fc.integer({ min: 1, max: 2_000 }),
)

/** Amounts of which the product with a rate in basis points is beyond 2^53; twelve of them are together a safe integer. */
export const largeMinor: fc.Arbitrary<number> = fc.integer({ min: 900_719_925_475, max: 700_000_000_000_000 })

/** 0 to 10 % a month. */
export const monthlyRate: fc.Arbitrary<BasisPoints> = fc.integer({ min: 0, max: 1_000 }).map(basisPoints)

/** 0 to 100 %. */
export const share: fc.Arbitrary<BasisPoints> = fc.integer({ min: 0, max: 10_000 }).map(basisPoints)

/** An invoice paid on `today` or at most a year later. Its credit notes and payments may take all of it. */
export const pricedLine = (of: Currency, today: CivilDate): fc.Arbitrary<PricedLine> =>
  fc
    .record({
      invoiceId,
      minor: fc.oneof({ weight: 5, arbitrary: invoicedMinor }, { weight: 1, arbitrary: largeMinor }),
      credited: fc.double({ min: 0, max: 1, noNaN: true }),
      paidPercent: fc.nat({ max: 100 }),
      days: fc.nat({ max: 365 }),
      rate: monthlyRate,
      retention: share,
    })
    .map(({ invoiceId, minor, credited, paidPercent, days, rate, retention }) => {
      const creditNotes = credited < 0.7 ? 0 : Math.floor(minor * credited)
      return {
        invoiceId,
        amount: money(of, minor),
        creditNotes: money(of, creditNotes),
        ...paidPart(of, creditNotes, paidPercent),
        paymentDate: addDays(today, days),
        rate,
        retention,
      }
    })

/** Absent when nothing was paid. */
const paidPart = (of: Currency, lowered: number, percent: number): Pick<PricedLine, 'paid'> => {
  const minor = Math.floor((lowered * percent) / 100)
  return minor > 0 ? { paid: money(of, minor) } : {}
}

/**
 * Carts of one currency with a cost; discounts are zero, absent or a few units, or in one of ten carts all that is left, so that
 * nothing is transferred. Many are not financeable.
 */
export const pricedCart: fc.Arbitrary<PricedCart> = fc.tuple(currency, calendarDate).chain(([of, today]) =>
  fc
    .record({
      currency: fc.constant(of),
      today: fc.constant(today),
      operationCost: fc.constantFrom(standardTerms(of).operationCost, zero(of)),
      lines: fc.uniqueArray(pricedLine(of, today), { selector: (line) => line.invoiceId, minLength: 1, maxLength: 12 }),
      discounts: fc.record(
        {
          orderDiscounts: fc.nat({ max: 1_000 }).map((minor) => money(of, minor)),
          invoiceDiscounts: fc.nat({ max: 1_000 }).map((minor) => money(of, minor)),
        },
        { requiredKeys: [] },
      ),
      isEmptied: fc.nat({ max: 9 }).map((chance) => chance === 0),
    })
    .map(({ discounts, isEmptied, ...cart }) => (isEmptied ? emptied(cart) : { ...cart, ...discounts })),
)

/** A discount takes all that the cart would transfer. */
const emptied = (cart: PricedCart): PricedCart => {
  const simulated = simulate(cart)
  return E.isLeft(simulated) ? cart : { ...cart, orderDiscounts: simulated.right.transfer }
}

/** Every source of a due date. */
export const dueDateSource: fc.Arbitrary<DueDateSource> = fc.constantFrom(
  'DOCUMENT',
  'CONDITIONS',
  'RECEPTION',
  'ISSUE',
)

/** An invoice due from a month before `today` to two months after it. Some are paid in part. */
export const financeableInvoice = (of: Currency, today: CivilDate): fc.Arbitrary<FinanceableInvoice> =>
  fc
    .record({
      id: invoiceId,
      minor: invoicedMinor,
      paidPercent: fc.constantFrom(0, 0, 0, 40),
      dueIn: fc.integer({ min: -30, max: 60 }),
      age: fc.nat({ max: 90 }),
      dueDateSource,
      preselected: fc.boolean(),
      signature,
    })
    .map(({ id, minor, paidPercent, dueIn, age, dueDateSource: source, preselected, signature }) => ({
      id,
      folio: id,
      payer: { name: 'Pagador de prueba', identifier: '76418205-7' },
      issueDate: addDays(today, dueIn - age),
      dueDate: addDays(today, dueIn),
      dueDateSource: source,
      amount: money(of, minor),
      creditNotes: money(of, Math.floor((minor * paidPercent) / 100)),
      ...paidPart(of, Math.floor((minor * paidPercent) / 100), 100),
      method: undefined,
      extra: undefined,
      averageDaysLate: undefined,
      preselected,
      signature,
    }))

/** At most twelve invoices with distinct ids, each as `financeableInvoice`. */
export const financeableInvoices = (of: Currency, today: CivilDate): fc.Arbitrary<ReadonlyArray<FinanceableInvoice>> =>
  fc.uniqueArray(financeableInvoice(of, today), { selector: (invoice) => invoice.id, maxLength: 12 })
