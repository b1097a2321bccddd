import type { InvoiceSearch } from '../financing/invoice-search.ts'
import { matchesSearch } from '../financing/invoice-search.ts'
import { normaliseText } from '../kernel/fold.ts'
import type { Money } from '../kernel/money.ts'
import type { OrderSummary } from './order.ts'
import type { SettledLine } from './order-settlement.ts'
import { isLate } from './settlement-figures.ts'
import { LATE_STATES, stateOf } from './tracker.ts'

/** An invoice of an order with where its money is. */
export interface ListedLine extends Pick<SettledLine, 'daysLate' | 'due' | 'folio' | 'payer'> {
  readonly amount: Money
}

/** The invoices of an order as its row in a list tells them. */
export interface OrderLines {
  readonly count: number
  /** The name of the payer of the first invoice; the supplier's of an order that pays suppliers. */
  readonly firstPayer: string
  /** Its tax id; undefined without an invoice, or where the host did not state it. */
  readonly firstPayerIdentifier?: string | undefined
  readonly otherPayers: number
  /** How many are late, and the most days. Undefined unless the order is late. */
  readonly late: { readonly count: number; readonly days: number } | undefined
}

/** The invoice by which a search found an order. */
export interface OrderMatch {
  readonly folio: string
  /** Undefined for the payer that the row names. */
  readonly payer: string | undefined
  /** The amount, where it is what was searched. */
  readonly amount: Money | undefined
}

/** An order in a list. Undefined fields: the host did not state them. */
export interface ListedOrder extends OrderSummary {
  readonly lines?: OrderLines | undefined
  /** The transferred amount; undefined before the transfer. */
  readonly received?: Money | undefined
  /** Undefined without a search, and where the row shows what was searched. */
  readonly match?: OrderMatch | undefined
}

/**
 * Sums up the invoices of an order, in the order of the request. Payers are counted by their tax ids.
 *
 * @example
 * ```ts
 * import { orderLines } from '@anticipo/domain/orders/listed-order'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const line = { folio: '4558', payer: { name: 'Viña Quilén', identifier: '1-9' }, amount: money('CLP', 9), due: money('CLP', 9), daysLate: 11 }
 * orderLines('ARREAR', [line]) // { count: 1, firstPayer: 'Viña Quilén', firstPayerIdentifier: '1-9', otherPayers: 0, late: { count: 1, days: 11 } }
 * ```
 */
export const orderLines = (status: string, lines: ReadonlyArray<ListedLine>): OrderLines => {
  const late = LATE_STATES.some((state) => state === stateOf(status)) ? lines.filter(isLate) : []
  const payers = new Set(lines.map(({ payer }) => payer.identifier))
  return {
    count: lines.length,
    firstPayer: lines[0]?.payer.name ?? '',
    firstPayerIdentifier: lines[0]?.payer.identifier,
    otherPayers: Math.max(0, payers.size - 1),
    late: late.length === 0 ? undefined : { count: late.length, days: Math.max(...late.map((line) => line.daysLate)) },
  }
}

/**
 * The first invoice by which a search found an order; undefined where its number, total or first payer show it.
 *
 * @example
 * ```ts
 * import { orderMatch } from '@anticipo/domain/orders/listed-order'
 * import { normaliseSearch } from '@anticipo/domain/financing/invoice-search'
 * import type { OrderId } from '@anticipo/domain/kernel/id'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const order = { id: '21' as OrderId, total: money('CLP', 9) }
 * const line = { folio: '4558', payer: { name: 'Viña Quilén', identifier: '1-9' }, amount: money('CLP', 9), due: money('CLP', 9), daysLate: 0 }
 * orderMatch(order, [line], normaliseSearch('4558', 'CL')) // { folio: '4558', payer: undefined, amount: undefined }
 * orderMatch(order, [line], normaliseSearch('quilen', 'CL')) // undefined
 * ```
 */
export const orderMatch = (
  { id, total }: Pick<OrderSummary, 'id' | 'total'>,
  lines: ReadonlyArray<ListedLine>,
  search: InvoiceSearch,
): OrderMatch | undefined => {
  const { amounts, text } = search
  const [first] = lines
  const isShown = (value: string): boolean => normaliseText(value).includes(text)
  if (isShown(id) || amounts.includes(total.minor) || isShown(first?.payer.name ?? '')) return undefined
  const found = lines.find((line) => matchesSearch(line, search))
  if (found === undefined) return undefined
  const { amount, folio, payer } = found
  return {
    folio,
    payer: payer.identifier === first?.payer.identifier ? undefined : payer.name,
    amount: matchesSearch(found, { ...search, amounts: [] }) ? undefined : amount,
  }
}
