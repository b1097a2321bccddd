import * as fc from 'fast-check'
import { type CashItem, UNCOUNTED_REASONS } from '../cash/cash-item.ts'
import { MAX_EXPECTED_DAYS } from '../cash/collection-mark.ts'
import type { CoverFacts } from '../cash/cover-proposal.ts'
import type { CashLine, CashOrder } from '../cash/order-cash.ts'
import type { CashPayable, CashPayroll } from '../cash/payable-cash.ts'
import { type CollectionMark, OLD_DAYS, type Receivable, receivableKey } from '../cash/receivable-cash.ts'
import { NOT_FINANCEABLE } from '../financing/financeability.ts'
import type { FinanceableInvoice } from '../financing/invoice.ts'
import { standardTerms } from '../financing/terms.ts'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import { type Currency, type Money, money, subtract } from '../kernel/money.ts'
import type { OrderInvoiceId } from '../orders/attachment.ts'
import { ORDER_STATUSES } from '../orders/order-status.ts'
import { ORDER_TYPES } from '../orders/order.ts'
import { PAYROLL_STATUSES } from '../payables/payroll.ts'
import { cashItems, cashOpenings } from './cash.ts'
import { financeableInvoices, invoicedMinor } from './financing.ts'
import { dateBetween, id } from './kernel.ts'
import { payableInvoice } from './payable-invoices.ts'
import { paidInvoiceOnDay } from './wallet.ts'

const maybe = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> => fc.option(arbitrary, { nil: undefined })

const positive = (of: Currency): fc.Arbitrary<Money> => invoicedMinor.map((minor) => money(of, minor))

/** A mark that is accepted on that day. */
export const collectionMark = (today: CivilDate): fc.Arbitrary<CollectionMark> =>
  fc.oneof(
    fc
      .integer({ min: 0, max: MAX_EXPECTED_DAYS })
      .map((days): CollectionMark => ({ state: 'DATED', date: addDays(today, days) })),
    fc.constantFrom<CollectionMark>({ state: 'EXCLUDED' }, { state: 'COLLECTED' }),
  )

/** An issued invoice in no order: often owed and counted, sometimes old, in doubt, marked, or settled. */
export const receivable = (of: Currency, today: CivilDate): fc.Arbitrary<Receivable> =>
  fc.record({
    id: id<'Invoice'>(),
    outstanding: fc.oneof({ weight: 9, arbitrary: positive(of) }, { weight: 1, arbitrary: fc.constant(money(of, 0)) }),
    dueDate: fc
      .oneof(fc.integer({ min: -400, max: 200 }), fc.constantFrom(-OLD_DAYS - 1, -OLD_DAYS, 1 - OLD_DAYS))
      .map((days) => addDays(today, days)),
    averageDaysLate: maybe(fc.nat({ max: 90 })),
    reasons: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray([...NOT_FINANCEABLE], { maxLength: 2 }) },
    ),
    isPaidAtOnce: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    mark: maybe(collectionMark(today)),
  })

/** An invoice of an order, paid in full, in part or not at all. */
export const cashLine = (of: Currency): fc.Arbitrary<CashLine> =>
  fc
    .record({
      one: paidInvoiceOnDay(of),
      isPaid: fc.boolean(),
      lineId: fc.integer({ min: 1, max: 1e6 }),
      days: fc.integer({ min: -40, max: 10 }),
      averageDaysLate: maybe(fc.nat({ max: 90 })),
      typed: maybe(fc.integer({ min: -20, max: 120 })),
    })
    .map(({ averageDaysLate, days, isPaid, lineId, one, typed }) => ({
      ...one.invoice,
      id: String(lineId) as OrderInvoiceId,
      payments: isPaid ? one.payments : one.payments.slice(0, -1),
      dueDate: addDays(one.invoice.paymentDate, days),
      averageDaysLate,
      typedDate: typed === undefined ? undefined : addDays(one.invoice.paymentDate, typed),
    }))

/** An order of any type in any status, with lines of different ids. */
export const cashOrder = (of: Currency): fc.Arbitrary<CashOrder> =>
  fc.record({
    id: id<'Order'>(),
    type: fc.constantFrom(...ORDER_TYPES),
    status: fc.constantFrom(...ORDER_STATUSES),
    transfer: positive(of),
    approvedOn: maybe(dateBetween('2026-01-01', '2027-12-31')),
    isBlocked: fc.boolean(),
    lines: fc.uniqueArray(cashLine(of), { minLength: 1, maxLength: 5, selector: (line) => line.id }),
  })

/** Balances, items of all kinds, and invoices that can be financed, each with its item while it is owed; some are not counted. */
export const coverFacts = (of: Currency, today: CivilDate): fc.Arbitrary<CoverFacts<CashItem>> =>
  fc
    .record({
      openings: cashOpenings,
      others: cashItems(today),
      owed: financeableInvoices(of, today).chain((invoices) => fc.tuple(...invoices.map(owedInvoice))),
    })
    .map(({ openings, others, owed }) => ({
      openings,
      items: [...others.filter(({ kind }) => kind !== 'RECEIVABLE'), ...owed.flatMap(({ items }) => items)],
      invoices: owed.map(({ invoice }) => invoice),
      terms: standardTerms(of),
    }))

const owedInvoice = (invoice: FinanceableInvoice) =>
  fc
    .record({
      days: fc.integer({ min: -10, max: 60 }),
      reason: fc.option(fc.constantFrom(...UNCOUNTED_REASONS), { nil: undefined, freq: 2 }),
    })
    .map(({ days, reason }): { readonly invoice: FinanceableInvoice; readonly items: ReadonlyArray<CashItem> } => {
      const amount = subtract(invoice.amount, invoice.creditNotes)
      const item = {
        key: receivableKey(invoice.id),
        kind: 'RECEIVABLE',
        direction: 'IN',
        amount,
        expected: addDays(invoice.dueDate, days),
        reason,
      } as const
      return { invoice, items: amount.minor > 0 ? [item] : [] }
    })

/** A received invoice of either country. */
export const cashPayable: fc.Arbitrary<CashPayable> = fc
  .constantFrom('CL' as const, 'MX' as const)
  .chain(payableInvoice)

/** A payroll in any status, in one or two currencies. */
export const cashPayroll = (of: Currency): fc.Arbitrary<CashPayroll> =>
  fc.record({
    id: id<'Payroll'>(),
    status: fc.constantFrom(...PAYROLL_STATUSES),
    paymentDate: dateBetween('2026-01-01', '2027-12-31'),
    totals: fc.tuple(positive(of)),
    owed: maybe(fc.tuple(positive(of), positive('USD'))),
    isFinanced: fc.boolean(),
  })
