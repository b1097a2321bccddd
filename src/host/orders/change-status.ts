import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import { transition, type OrderAction, type OrderActionRejected } from '#domain/orders/order-action.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { isConfirming } from '#domain/orders/order.ts'
import { isTransferred, stateOf } from '#domain/orders/tracker.ts'
import type { TransferObstacle } from '#domain/orders/transfer-obstacles.ts'
import { sqlState, UNIQUE_VIOLATION, type Queries } from '../database/database.ts'
import type { Email } from '../mail/mail.port.ts'
import { sendNotification } from '../notifications/index.ts'
import type { LockedOrder } from './locked-order.ts'
import type { OrderServices } from './order-events.ts'
import { stoppedLinesOf, type Financier, type StoppedLine } from './stopped-lines.ts'
import { obstaclesToTransfer, wasTransferred } from './transfer-gate.ts'
import { lockOrder, writeStatus } from './write-status.ts'

export type StatusChangeError =
  | { readonly _tag: 'OrderUnknown' }
  /** A rejected order cannot be reactivated: another order contains one of its invoices. */
  | { readonly _tag: 'InvoiceTaken' }
  /** A rejected order of a payroll cannot be reactivated: the payroll is closed. */
  | { readonly _tag: 'PayrollClosed' }
  /** The accounts of these payees of its payroll changed since the financing was requested. */
  | { readonly _tag: 'PayeesUnconfirmed'; readonly names: ReadonlyArray<string> }
  /** Nothing overrides it. */
  | { readonly _tag: 'TransferStopped'; readonly obstacles: ReadonlyArray<TransferObstacle> }
  /** Documents changed invoices of the order since it was requested. */
  | { readonly _tag: 'LinesStopped'; readonly lines: ReadonlyArray<StoppedLine> }
  | OrderActionRejected

export interface ChangedOrder {
  readonly businessId: BusinessId
  readonly status: OrderStatus
  /** The stopped lines, where the operator went on. */
  readonly lines: ReadonlyArray<StoppedLine>
}

/** An action that needs no terms. */
export type StatusAction = Exclude<OrderAction, 'renegotiate'>

type Services = OrderServices & { readonly financier: Readonly<Record<Country, string | undefined>> }

/**
 * Does what an operator decided about an order, where its present status allows it. `reason` is shown to the business; `anyway` says why
 * the money goes although documents changed its invoices.
 */
export const actOnOrder = (
  services: Services,
  orderId: OrderId,
  action: StatusAction,
  reason?: string,
  anyway?: string,
): Promise<E.Either<StatusChangeError, ChangedOrder>> =>
  changeStatus(services, orderId, { anyway, reason }, (present) => transition(present, action))

/** Gives an order any status; `anyway` as for `actOnOrder`. */
export const setOrderStatus = (
  services: Services,
  orderId: OrderId,
  status: OrderStatus,
  anyway?: string,
): Promise<E.Either<StatusChangeError, ChangedOrder>> =>
  changeStatus(services, orderId, { anyway, reason: undefined }, () => E.right(status))

interface Words {
  readonly reason: string | undefined
  readonly anyway: string | undefined
}

/** Writes the new status, then notifies the business and the open pages. */
const changeStatus = async (
  services: Services,
  orderId: OrderId,
  words: Words,
  decide: (present: string) => E.Either<OrderActionRejected, OrderStatus>,
): Promise<E.Either<StatusChangeError, ChangedOrder>> => {
  const written = await write(services, orderId, words, decide)
  if (E.isLeft(written)) return written
  const { businessId, emails, lines, status, type } = written.right
  publishOrder(services, { businessId, orderId, status, type })
  sendNotification(services, emails)
  return E.right({ businessId, lines, status })
}

/** Open pages of the business show the order again, and what is available for another. */
export const publishOrder = (
  { live }: Pick<Services, 'live'>,
  { businessId, orderId, status, type }: { businessId: BusinessId; orderId: OrderId; status: string; type: string },
): void => {
  live.publish({ type: 'order', businessId, orderId, pymeStatus: status })
  live.publish({ type: isConfirming({ type }) ? 'payables' : 'invoices', businessId })
}

interface WrittenChange extends ChangedOrder {
  readonly type: string
  readonly emails: ReadonlyArray<Email>
}

const write = async (
  { clock, database, financier, orderEvents }: Services,
  orderId: OrderId,
  { anyway, reason }: Words,
  decide: (present: string) => E.Either<OrderActionRejected, OrderStatus>,
): Promise<E.Either<StatusChangeError, WrittenChange>> => {
  try {
    return await database.transaction(async (tx): Promise<E.Either<StatusChangeError, WrittenChange>> => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined) return E.left({ _tag: 'OrderUnknown' })
      const decided = decide(order.status)
      if (E.isLeft(decided)) return decided
      const status = decided.right
      if (isConfirming(order) && order.status === 'REJECTED') return E.left({ _tag: 'PayrollClosed' })
      const names = isTransferred(status) ? await orderEvents.unfundablePayees(tx, clock, order) : []
      if (names.length > 0) return E.left({ _tag: 'PayeesUnconfirmed', names })
      const passed = await passGates(tx, order, status, { anyway, financier })
      if (E.isLeft(passed)) return passed
      const lines = passed.right
      const override = anyway === undefined || lines.length === 0 ? undefined : { reason: anyway, lines }
      const emails = await writeStatus(tx, { clock, orderEvents }, order, status, {
        actor: 'operator',
        reason,
        override,
      })
      return E.right({ businessId: order.businessId, emails, lines, status, type: order.type })
    })
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return E.left({ _tag: 'InvoiceTaken' })
    throw error
  }
}

/** Before money leaves: at the approval the lines are read again, at the transfer also what it depends on. The lines that were stopped. */
const passGates = async (
  tx: Queries,
  order: LockedOrder,
  status: OrderStatus,
  { anyway, financier }: { readonly anyway: string | undefined; readonly financier: Financier },
): Promise<E.Either<StatusChangeError, ReadonlyArray<StoppedLine>>> => {
  const transfers = isTransferred(status)
  if (!transfers && stateOf(status) !== 'APPROVED') return E.right([])
  if (await wasTransferred(tx, order.id)) return E.right([])
  const company = { id: order.businessId, country: order.country }
  const obstacles = transfers ? await obstaclesToTransfer(tx, company, order) : []
  if (obstacles.length > 0) return E.left({ _tag: 'TransferStopped', obstacles })
  const lines = await stoppedLinesOf(tx, order.id, financier)
  return lines.length > 0 && anyway === undefined ? E.left({ _tag: 'LinesStopped', lines }) : E.right(lines)
}

/** The company's task before a transfer, for an operator. */
export const TRANSFER_WORDS: Readonly<Record<TransferObstacle, string>> = {
  NO_ACCOUNT: 'falta la cuenta bancaria de la empresa en la moneda de la operación',
  ACCOUNT_CHANGED: 'la cuenta cambió después de la aprobación y la empresa no la confirma todavía',
  NO_REPRESENTATIVE: 'falta un representante legal, o la aprobación de sus documentos o de los de la empresa',
  NO_CONTRACT: 'falta el contrato aprobado',
}
