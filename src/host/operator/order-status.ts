import * as E from 'fp-ts/Either'
import { actOnOrder, setOrderStatus, type ChangedOrder, type StatusChangeError } from '../orders/change-status.ts'
import { changedAccounts } from './payrolls.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import type { RequestOf } from './operator-request.ts'

/** Sets any status of an order. */
export const advance = async (
  services: OperatorServices,
  { orderId, status }: RequestOf<'order:advance'>,
): Promise<CommandResult> => toResult(orderId, await setOrderStatus(services, orderId, status))

/** Does what its status allows: approve, reject, transfer and so on. */
export const actOn = async (
  services: OperatorServices,
  { action, orderId, reason }: RequestOf<'order:act'>,
): Promise<CommandResult> => toResult(orderId, await actOnOrder(services, orderId, action, reason ?? undefined))

const toResult = (orderId: string, changed: E.Either<StatusChangeError, ChangedOrder>): CommandResult =>
  E.isLeft(changed)
    ? E.left(sentenceOf(orderId, changed.left))
    : E.right([`Operación ${orderId}: ${changed.right.status}`])

const sentenceOf = (orderId: string, error: StatusChangeError): string => {
  switch (error._tag) {
    case 'OrderUnknown':
      return `No existe la operación ${orderId}.`
    case 'PayrollClosed':
      return `La lista que financiaba la operación ${orderId} está cerrada: no puede volver atrás.`
    case 'PayeesUnconfirmed':
      return `${changedAccounts(error.names)} La empresa debe confirmarla antes de transferir la operación ${orderId}.`
    case 'InvoiceTaken':
      return `Una factura de la operación ${orderId} ya está en otra operación: no puede volver atrás.`
    case 'OrderActionRefused':
      return `La operación ${orderId} está en ${error.status}, que no lo permite.`
  }
}
