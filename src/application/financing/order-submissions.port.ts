import type { TaskEither } from 'fp-ts/TaskEither'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { OrderLine, OrderRequest } from '#domain/financing/order-request.ts'
import type { Simulation } from '#domain/financing/simulation.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { Pending } from '#domain/team/pending.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** Prices and places orders. */
export interface OrderSubmissions {
  readonly simulate: (type: FinancingType, lines: ReadonlyArray<OrderLine>) => TaskEither<Failure, Simulation>
  /**
   * The same `intent` places the same order, however often it is sent. With the transfer that the user read, an order with another one is
   * rejected as `ERROR_INVOICE_CHANGED`. An order that other members of the company have to authorise waits for them.
   */
  readonly create: (request: OrderRequest, intent: string, transfer?: Money) => TaskEither<Failure, OrderId | Pending>
  /** Requests the documents of a placed order. */
  readonly requestDocuments: (order: OrderId) => TaskEither<Failure, void>
}
export const OrderSubmissions = token<OrderSubmissions>('OrderSubmissions')
