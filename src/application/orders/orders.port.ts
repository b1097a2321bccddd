import type { TaskEither } from 'fp-ts/TaskEither'
import type { Id, InvoiceId, OrderId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { ShownAccount } from '#domain/orders/transfer-obstacles.ts'
import type { ListedOrder } from '#domain/orders/listed-order.ts'
import type { OrderDetail, OrderInvoice, OrderType } from '#domain/orders/order.ts'
import type { OrderSettlement } from '#domain/orders/order-settlement.ts'
import type { SimplifiedStatus } from '#domain/orders/simplified-status.ts'
import type { OrderState } from '#domain/orders/tracker.ts'
import type { DownloadedFile } from '../documents/documents.port.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page, Sort } from '../shared/page.ts'
import type { PageQuery } from '../shared/remote-page.ts'
import { token } from '../shared/token.ts'

export type OrderInvoiceSortField = 'folio' | 'payerName' | 'issueDate' | 'expirationDate' | 'rate' | 'amount'

export interface OrderInvoiceQuery extends PageQuery<OrderInvoiceSortField> {
  /** Trimmed; empty finds all. */
  readonly search: string
}

/** The orders that wait for their company, those that are late or lost, or the others of a simplified status. */
export type OrderGroup = SimplifiedStatus | 'LATE' | 'WAITING'

export interface OrderFilter {
  readonly group: OrderGroup | undefined
  readonly state: OrderState | undefined
  readonly type: OrderType | undefined
  /** The first day of requests. */
  readonly from: CivilDate | undefined
}

export type OrderSortField = 'id' | 'received' | 'requestedOn' | 'status' | 'total' | 'type'

export interface OrderQuery extends OrderFilter {
  /** Undefined: those that wait for the company first, then the newest. */
  readonly sort?: Sort<OrderSortField> | undefined
  readonly page: number
  readonly pageSize: number
  /** A part of the number, of a folio, a payer or a tax id, or an amount; trimmed; empty finds all. */
  readonly search: string
}

/** A charge of a transferred order. */
export interface OrderBill {
  readonly id: Id<'Bill'>
  readonly type: 'interest' | 'advisory'
  readonly amount: Money
  readonly issuedOn: CivilDate
}

/** An action of a user, an operator or the host on an order. */
export interface OrderActivity {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** The code of the host: an unknown action has a neutral text. */
  readonly action: string
  /** A user's address, `operator` or `host`. */
  readonly actor: string
  /** The operator who acted on behalf of that user. */
  readonly operator: string | undefined
  /** The status that the order got. */
  readonly status: string | undefined
  /** The operator's explanation. */
  readonly reason?: string | undefined
  /** The payment that was recorded or corrected. */
  readonly payment?: ActivityPayment | undefined
}

export interface ActivityPayment {
  /** Undefined where the company itself pays. */
  readonly payer?: string | undefined
  readonly folio: string
  readonly amount: Money
  readonly on: CivilDate
  /** The rest of the invoice after it. */
  readonly due: Money
}

/** An invoice of a rejected order. */
export interface ReorderLine {
  readonly invoiceId: InvoiceId
  readonly paymentDate: CivilDate
  /** Why it cannot be requested again, a code of the host: `ORDERED`, a reason of the domain, or another one. */
  readonly reason: string | undefined
}

/** With the number of orders in each group under the other filters of the query; ALL counts those of every group. */
export interface OrderPage extends Page<ListedOrder> {
  readonly counts: Readonly<Record<OrderGroup | 'ALL', number>>
}

/** The simulation of an order as a PDF. */
export interface OrderSimulations {
  readonly simulation: (order: OrderId) => TaskEither<Failure, DownloadedFile>
}
export const OrderSimulations = token<OrderSimulations>('OrderSimulations')

/** The orders of the business. */
export interface Orders extends OrderSimulations {
  readonly page: (query: OrderQuery) => TaskEither<Failure, OrderPage>
  readonly detail: (order: OrderId) => TaskEither<Failure, OrderDetail>
  /** The money of the order goes to this account, as it was read. */
  readonly confirmDeposit: (order: OrderId, account: ShownAccount) => TaskEither<Failure, void>
  /** In the order of the request, unless they are sorted. */
  readonly invoices: (order: OrderId, query: OrderInvoiceQuery) => TaskEither<Failure, Page<OrderInvoice>>
  /** Newest first, at most 200. */
  readonly activity: (order: OrderId) => TaskEither<Failure, ReadonlyArray<OrderActivity>>
  /** Without lines before the transfer. */
  readonly settlement: (order: OrderId) => TaskEither<Failure, OrderSettlement>
  /** In the order of the request; empty unless the order was rejected. */
  readonly reorderLines: (order: OrderId) => TaskEither<Failure, ReadonlyArray<ReorderLine>>
  readonly bills: (order: OrderId) => TaskEither<Failure, ReadonlyArray<OrderBill>>
  readonly downloadBill: (order: OrderId, bill: OrderBill['id']) => TaskEither<Failure, DownloadedFile>
}
export const Orders = token<Orders>('Orders')
