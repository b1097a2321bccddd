import * as fc from 'fast-check'
import { normaliseSearch } from '../financing/invoice-search.ts'
import type { Country } from '../kernel/country.ts'
import { type ListedOrder, orderLines, orderMatch } from '../orders/listed-order.ts'
import { isTransferred } from '../orders/tracker.ts'
import { orderInvoice, orderSummary } from './orders.ts'

/** A row of the list of orders with its invoices, of which one may have been searched. */
export const listedOrder = (country: Country): fc.Arbitrary<ListedOrder> =>
  fc
    .record({
      order: orderSummary(country),
      invoices: fc.array(orderInvoice(country), { minLength: 1, maxLength: 4 }),
      days: fc.nat({ max: 400 }),
      at: fc.nat({ max: 3 }),
    })
    .map(({ order, invoices, days, at }) => {
      const lines = invoices.map((invoice) => ({ ...invoice, due: invoice.amount, daysLate: days }))
      const search = normaliseSearch(invoices[at]?.folio ?? '', country)
      return {
        ...order,
        lines: orderLines(order.status, lines),
        received: isTransferred(order.status) ? order.total : undefined,
        match: search.text === '' ? undefined : orderMatch(order, lines, search),
      }
    })
