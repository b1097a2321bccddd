import * as fc from 'fast-check'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { money } from '../kernel/money.ts'
import type { OrderDetail, OrderInvoice, OrderSummary } from '../orders/order.ts'
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status.ts'
import { surplusPercent } from '../orders/surplus-chip.ts'
import { businessName } from './business.ts'
import { invoicedMinor, monthlyRate } from './financing.ts'
import { calendarDate, id } from './kernel.ts'
import { taxId } from './tax-id.ts'

export const orderStatus: fc.Arbitrary<OrderStatus> = fc.constantFrom(...ORDER_STATUSES)

/** Statuses of a newer or broken host: near misses, property names of every object, any text. */
export const anyStatusText: fc.Arbitrary<string> = fc.oneof(
  orderStatus,
  orderStatus.map((status) => status.toLowerCase()),
  orderStatus.map((status) => ` ${status}`),
  fc.constantFrom(
    '',
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
    'undefined',
    'null',
    '0',
    'UNKNOWN',
    'LATE',
  ),
  fc.string(),
  fc.string({ unit: 'binary' }),
)

/** An order with consistent figures: the parts add up to the total, and the available amount was retained. */
export const orderDetail = (country: Country): fc.Arbitrary<OrderDetail> =>
  fc
    .record({
      id: id<'Order'>(),
      type: fc.constantFrom('DIRECT_FINANCING', 'EARLY_PAYMENT', 'CONFIRMING'),
      requestedOn: calendarDate,
      status: orderStatus,
      baseRate: monthlyRate,
      total: invoicedMinor,
      shares: fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 20 }), fc.nat({ max: 10 }), fc.nat({ max: 100 })),
    })
    .map(({ total, shares: [kept, priced, credited, left], ...order }) => {
      const { currency, hasSurplus } = profileOf(country)
      const share = (of: number, percent: number) => money(currency, Math.floor((of * percent) / 100))
      const [retention, interest, creditNotes] = [share(total, kept), share(total, priced), share(total, credited)]
      const availableRetention = share(retention.minor, left)
      return {
        ...order,
        total: money(currency, total),
        surplus: hasSurplus ? availableRetention : undefined,
        surplusPercent: hasSurplus ? surplusPercent(availableRetention, retention) : undefined,
        retention,
        availableRetention,
        interest,
        creditNotes,
        operationCost: money(currency, 0),
        transfer: money(currency, total - retention.minor - interest.minor - creditNotes.minor),
      }
    })

export const orderSummary = (country: Country): fc.Arbitrary<OrderSummary> =>
  orderDetail(country).map(({ id: of, type, requestedOn, total, surplus, surplusPercent: percent, status }) => ({
    id: of,
    type,
    requestedOn,
    total,
    surplus,
    surplusPercent: percent,
    status,
  }))

/** An invoice of an order, with a known or unknown group. */
export const orderInvoice = (country: Country): fc.Arbitrary<OrderInvoice> =>
  fc
    .record({
      id: id<'Invoice'>(),
      folio: fc.nat().map(String),
      payer: fc.record({ name: businessName, identifier: taxId(country) }),
      issueDate: calendarDate,
      paymentDate: calendarDate,
      minor: invoicedMinor,
      rate: fc.option(monthlyRate, { nil: undefined }),
      statusGroup: fc.constantFrom(
        'IN_REVIEW',
        'APPROVED',
        'PAID',
        'TRANSFERRED',
        'LATE',
        'REJECTED',
        'RENEGOTIATED',
        'NEW',
      ),
      daysLate: fc.nat({ max: 400 }),
    })
    .map(({ minor, daysLate, ...invoice }) => {
      const { currency, hasInvoiceLateDays } = profileOf(country)
      return {
        ...invoice,
        amount: money(currency, minor),
        creditNotes: money(currency, 0),
        daysLate: hasInvoiceLateDays ? daysLate : undefined,
        retention: hasInvoiceLateDays ? money(currency, Math.floor(minor * 0.3)) : undefined,
      }
    })
