import type { FinancingType, Payer } from '../financing/invoice.ts'
import type { SimulationFigures } from '../financing/simulation.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { OrderId } from '../kernel/id.ts'
import type { Money } from '../kernel/money.ts'
import type { BasisPoints } from '../kernel/rate.ts'
import type { SupplierId } from '../suppliers/supplier.ts'
import type { Renegotiation } from '../wallet/retention.ts'
import type { OrderInvoiceId } from './attachment.ts'
import type { OrderDeposit, TransferObstacle } from './transfer-obstacles.ts'

/** The known types of orders. `CONFIRMING` finances received invoices, the others issued ones. */
export const ORDER_TYPES = ['DIRECT_FINANCING', 'EARLY_PAYMENT', 'CONFIRMING'] as const satisfies ReadonlyArray<
  FinancingType | 'CONFIRMING'
>

/** One of `ORDER_TYPES`. */
export type OrderType = (typeof ORDER_TYPES)[number]

/**
 * It pays what the company owes: its invoices name suppliers, nothing is retained, and the company repays it.
 *
 * @example
 * ```ts
 * import { isConfirming } from '@anticipo/domain/orders/order'
 *
 * isConfirming({ type: 'CONFIRMING' }) // true
 * ```
 */
export const isConfirming = ({ type }: Pick<OrderSummary, 'type'>): boolean => type === 'CONFIRMING'

/** An order as a row of a list. */
export interface OrderSummary {
  readonly id: OrderId
  /** The code of the host: an unknown type is displayed, not rejected. */
  readonly type: string
  readonly requestedOn: CivilDate
  readonly total: Money
  /** The rest of the retention, less interest to date, and its share of the retention. Absent before the transfer and where the country has no surplus. */
  readonly surplus: Money | undefined
  readonly surplusPercent: number | undefined
  /** The code of the host; `trackerOf` accepts any text. */
  readonly status: string
  /** How many of its documents the company has to upload or sign. */
  readonly pendingDocuments: number
}

/** With the figures of its own simulation. */
export interface OrderDetail extends OrderSummary, SimulationFigures {
  /** The retention less default interest, to date for open invoices: returned, or to be returned. */
  readonly availableRetention: Money
  readonly releasedRetention: Money
  /** Taken by default interest. */
  readonly lostRetention: Money
  /** The latest payment date of its invoices. */
  readonly lastPaymentDate: CivilDate
  /** Oldest first. */
  readonly history: ReadonlyArray<StatusChange>
  /** Undefined for a rejected order, one that pays suppliers, and where the host does not say. */
  readonly deposit?: OrderDeposit | undefined
  /** Why it would not be transferred now. Undefined after the transfer, for a rejected order, and where the host does not say. */
  readonly obstacles?: ReadonlyArray<TransferObstacle> | undefined
}

/** A status that an order got. */
export interface StatusChange {
  /** The code of the host, as in the summary. */
  readonly status: string
  readonly on: CivilDate
  /** The same as an instant, in milliseconds since 1970, where the host knows it. */
  readonly at?: number | undefined
  /** The operator's explanation of a rejection. */
  readonly reason: string | undefined
}

/** A reduction of one invoice that was agreed for the order. */
export interface InvoiceDiscount {
  readonly amount: Money
  readonly reason: string
}

/** An invoice of an order with its price. Undefined fields: the host did not state them. */
export interface OrderInvoice {
  readonly id: OrderInvoiceId
  readonly folio: string
  readonly payer: Payer
  /** In an order that pays suppliers: the one that `payer` names. */
  readonly supplierId?: SupplierId | undefined
  readonly issueDate: CivilDate
  readonly paymentDate: CivilDate
  readonly amount: Money
  /** The total of a document in another currency, of which `amount` is the value. Absent for one in the currency of the country. */
  readonly documentAmount?: Money | undefined
  readonly creditNotes: Money
  /** The part of `creditNotes` that was paid before the order. Absent means none. */
  readonly paid?: Money | undefined
  readonly discounts: ReadonlyArray<InvoiceDiscount>
  readonly rate: BasisPoints | undefined
  /** The terms that were agreed last in place of the payment date and the rate. Absent: none were. */
  readonly renegotiation?: Pick<Renegotiation, 'paymentDate' | 'rate'> | undefined
  readonly statusGroup: string
  readonly daysLate: number | undefined
  readonly retention: Money | undefined
}
