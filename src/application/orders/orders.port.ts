import type { TaskEither } from 'fp-ts/TaskEither'
import type { OrderId } from '#domain/kernel/id.ts'
import type { OrderDetail, OrderInvoice, OrderSummary } from '#domain/orders/order.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page } from '../shared/page.ts'
import { token } from '../shared/token.ts'

/** The orders of the business, newest first. */
export interface Orders {
  readonly page: (page: number, pageSize: number) => TaskEither<Failure, Page<OrderSummary>>
  readonly detail: (order: OrderId) => TaskEither<Failure, OrderDetail>
  readonly invoices: (order: OrderId, page: number, pageSize: number) => TaskEither<Failure, Page<OrderInvoice>>
}
export const Orders = token<Orders>('Orders')
