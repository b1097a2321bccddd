import * as fc from 'fast-check'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { money, subtract } from '../kernel/money.ts'
import { basisPoints } from '../kernel/rate.ts'
import type { ScheduledInvoice } from '../orders/lateness.ts'
import type { OrderDetail, OrderInvoice, OrderSummary } from '../orders/order.ts'
import { surplusPercent } from '../orders/surplus-chip.ts'
import { businessName } from './business.ts'
import { invoicedMinor, monthlyRate } from './financing.ts'
import { calendarDate, id } from './kernel.ts'
import { orderStatus } from './order-statuses.ts'
import { taxId } from './tax-id.ts'

/** An order with consistent figures: the parts add up to the total, and the available amount was retained. */
export const orderDetail = (country: Country): fc.Arbitrary<OrderDetail> =>
  fc
    .record({
      id: id<'Order'>(),
      type: fc.constantFrom('DIRECT_FINANCING', 'EARLY_PAYMENT', 'CONFIRMING'),
      requestedOn: calendarDate,
      status: orderStatus,
      pendingDocuments: fc.nat({ max: 3 }),
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
        releasedRetention: share(availableRetention.minor, kept),
        lostRetention: subtract(retention, availableRetention),
        interest,
        creditNotes,
        operationCost: money(currency, 0),
        orderDiscounts: money(currency, 0),
        invoiceDiscounts: money(currency, 0),
        retentionRate: basisPoints(kept * 100),
        lastPaymentDate: order.requestedOn,
        history: [{ status: order.status, on: order.requestedOn, reason: undefined }],
        transfer: money(currency, total - retention.minor - interest.minor - creditNotes.minor),
      }
    })

/** A row of the list of orders; a country without surpluses has none. */
export const orderSummary = (country: Country): fc.Arbitrary<OrderSummary> =>
  orderDetail(country).map(
    ({ id: of, type, requestedOn, total, surplus, surplusPercent: percent, status, pendingDocuments }) => ({
      id: of,
      type,
      requestedOn,
      total,
      surplus,
      surplusPercent: percent,
      status,
      pendingDocuments,
    }),
  )

/** An invoice of an order, with a known or unknown group. */
export const orderInvoice = (country: Country): fc.Arbitrary<OrderInvoice> =>
  fc
    .record({
      id: id<'OrderInvoice'>(),
      folio: fc.nat().map(String),
      payer: fc.record({ name: businessName, identifier: taxId(country) }),
      issueDate: calendarDate,
      paymentDate: calendarDate,
      minor: invoicedMinor,
      rate: fc.option(monthlyRate, { nil: undefined }),
      renegotiation: fc.option(fc.record({ paymentDate: calendarDate, rate: monthlyRate }), { nil: undefined }),
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
      dollars: fc.option(invoicedMinor, { nil: undefined }),
    })
    .map(({ minor, daysLate, dollars, ...invoice }) => {
      const { currency, hasInvoiceLateDays } = profileOf(country)
      return {
        ...invoice,
        amount: money(currency, minor),
        documentAmount: country === 'MX' && dollars !== undefined ? money('USD', dollars) : undefined,
        creditNotes: money(currency, 0),
        discounts: [],
        daysLate: hasInvoiceLateDays ? daysLate : undefined,
        retention: hasInvoiceLateDays ? money(currency, Math.floor(minor * 0.3)) : undefined,
      }
    })

/** Paid on any day, or not yet. */
export const scheduledInvoice: fc.Arbitrary<ScheduledInvoice> = fc.record({
  paymentDate: calendarDate,
  settledOn: fc.option(calendarDate, { nil: undefined }),
})
