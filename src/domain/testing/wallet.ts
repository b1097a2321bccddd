import * as fc from 'fast-check'
import type { ConsultedDebt } from '../debts/consulted-debt.ts'
import type { DebtService } from '../debts/debt-service.ts'
import { type Currency, money, type Money } from '../kernel/money.ts'
import { basisPoints } from '../kernel/rate.ts'
import { MOVEMENT_TYPES, type Movement } from '../wallet/movement.ts'
import type { FinancedInvoice, PayerPayment, Renegotiation } from '../wallet/retention.ts'
import type { Wallet, WalletDebt } from '../wallet/surplus.ts'
import { allocateSurplus, type SurplusAllocation, type SurplusEntry } from '../wallet/allocate-surplus.ts'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import { amountDue } from '../wallet/retention.ts'
import { type Settlement, settlementOf } from '../wallet/settlement.ts'
import { calendarDate, id, moneyOf } from './kernel.ts'

const maybe = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> => fc.option(arbitrary, { nil: undefined })

const walletDebt: fc.Arbitrary<WalletDebt> = fc.record({
  on: calendarDate,
  orderId: maybe(id<'Order'>()),
  folio: maybe(fc.constantFrom('1', '4558')),
})

/** A balance of either sign, with or without a pending request. */
export const wallet = (currency: Currency): fc.Arbitrary<Wallet> =>
  fc.record({ balance: moneyOf(currency), pendingSince: maybe(calendarDate), oldestDebt: maybe(walletDebt) })

/** A balance as reported by the wallet's host, in major units: often near zero and the halves. */
export const reportedBalance: fc.Arbitrary<number> = fc.oneof(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.constantFrom(0, -0, 0.5, -0.5, -0.51, -0.49, 0.005, 1_500.5),
)

const owed = (currency: Currency): fc.Arbitrary<Money | undefined> =>
  maybe(moneyOf(currency).map((amount) => ({ ...amount, minor: Math.abs(amount.minor) })))

/** Debt with the treasury or by the credit bureau, sometimes without the amount or the date. */
export const consultedDebt = (currency: Currency): fc.Arbitrary<ConsultedDebt> =>
  fc.record({ total: owed(currency), consultedOn: maybe(calendarDate), isStale: fc.boolean() })

/** Debt with other lenders in that currency, consulted or not. */
export const debtService = (currency: Currency): fc.Arbitrary<DebtService> =>
  fc.record({
    canConsult: fc.boolean(),
    total: owed(currency),
    consultedOn: maybe(calendarDate),
    isStale: fc.boolean(),
  })

/** Credit notes and retention within the amount, in minor units up to 10^12. */
export const financedInvoice = (currency: Currency): fc.Arbitrary<FinancedInvoice> =>
  fc
    .record({
      amount: fc.nat({ max: 1e12 }),
      credited: fc.nat({ max: 100 }),
      kept: fc.nat({ max: 100 }),
      rate: fc.nat({ max: 1_000 }),
      paymentDate: calendarDate,
    })
    .map(({ amount, credited, kept, paymentDate, rate }) => {
      const creditNotes = Math.floor((amount * credited) / 100)
      return {
        amount: money(currency, amount),
        creditNotes: money(currency, creditNotes),
        retention: money(currency, Math.floor(((amount - creditNotes) * kept) / 100)),
        rate: basisPoints(rate),
        paymentDate,
      }
    })

const paidAmount = (currency: Currency): fc.Arbitrary<Money> =>
  fc.integer({ min: 1, max: 1e12 }).map((minor) => money(currency, minor))

/** A positive amount on any day. */
export const payerPayment = (currency: Currency): fc.Arbitrary<PayerPayment> =>
  fc.record({ amount: paidAmount(currency), on: calendarDate })

/** An invoice with the payments of its payer, on a day after them. */
export interface PaidInvoiceOnDay {
  readonly invoice: FinancedInvoice
  readonly payments: ReadonlyArray<PayerPayment>
  readonly today: CivilDate
}

/** Up to four payments that never exceed the invoice, up to two months early and thirty late, in the order of their days. */
export const paidInvoiceOnDay = (currency: Currency): fc.Arbitrary<PaidInvoiceOnDay> =>
  fc
    .record({
      invoice: financedInvoice(currency),
      parts: fc.array(
        fc.record({ percent: fc.integer({ min: 1, max: 100 }), days: fc.integer({ min: -60, max: 900 }) }),
        { maxLength: 4 },
      ),
      today: fc.nat({ max: 1_000 }),
    })
    .map(({ invoice, parts, today }) => {
      const payments = parts
        .toSorted((one, other) => one.days - other.days)
        .reduce<ReadonlyArray<PayerPayment>>((earlier, { days, percent }) => {
          const minor = Math.ceil((amountDue(invoice, earlier).minor * percent) / 100)
          const payment = { amount: money(currency, minor), on: addDays(invoice.paymentDate, days) }
          return minor === 0 ? earlier : [...earlier, payment]
        }, [])
      return { invoice, payments, today: addDays(payments.at(-1)?.on ?? invoice.paymentDate, today) }
    })

/** Up to three renegotiations of the invoices of `paidInvoiceOnDay`, in the order of their days. */
export const renegotiationsOf = ({ paymentDate }: FinancedInvoice): fc.Arbitrary<ReadonlyArray<Renegotiation>> =>
  fc
    .array(fc.record({ days: fc.integer({ min: -10, max: 200 }), rate: fc.nat({ max: 500 }) }), { maxLength: 3 })
    .map((agreed) =>
      agreed
        .toSorted((one, other) => one.days - other.days)
        .map(({ days, rate }) => ({
          on: addDays(paymentDate, days),
          paymentDate: addDays(paymentDate, days + 30),
          rate: basisPoints(rate),
        })),
    )

/** A settlement of an invoice that is open, paid in part or settled. */
export const settlement = (currency: Currency): fc.Arbitrary<Settlement> =>
  paidInvoiceOnDay(currency).map(({ invoice, payments, today }) => settlementOf(invoice, payments, today))

/** Up to thirty entries of any type, numbered from 1. */
export const surplusEntries = (currency: Currency): fc.Arbitrary<ReadonlyArray<SurplusEntry>> =>
  fc
    .array(movement(currency), { maxLength: 30 })
    .map((all) => all.map(({ amount, type }, at) => ({ id: at + 1, type, amount })))

/** The allocation of `surplusEntries`. */
export const surplusAllocation = (currency: Currency): fc.Arbitrary<SurplusAllocation<SurplusEntry>> =>
  surplusEntries(currency).map(allocateSurplus)

/** Movements of any type, with a positive amount. */
export const movement = (currency: Currency): fc.Arbitrary<Movement> =>
  fc.record({ type: fc.constantFrom(...MOVEMENT_TYPES), amount: paidAmount(currency), on: calendarDate })
