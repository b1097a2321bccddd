import * as E from 'fp-ts/Either'
import { actOnOrder, setOrderStatus, type ChangedOrder, type StatusChangeError } from '../orders/change-status.ts'
import { TRANSFER_WORDS } from '../orders/obstacle-words.ts'
import { linesText, type StoppedLine } from '../orders/stopped-lines.ts'
import type { RequestOf } from './operator-request.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import { changedAccounts, GO_ON } from './stop-words.ts'

type Services = Pick<OperatorServices, 'clock' | 'database' | 'financier' | 'live' | 'mail' | 'orderEvents'>

/** Sets any status of an order. */
export const advance = async (
  services: Services,
  { anyway, orderId, status }: RequestOf<'order:advance'>,
): Promise<CommandResult> => toResult(orderId, await setOrderStatus(services, orderId, status, anyway))

/** Does what its status allows: approve, reject, transfer and so on. */
export const actOn = async (
  services: Services,
  { action, anyway, orderId, reason }: RequestOf<'order:act'>,
): Promise<CommandResult> => toResult(orderId, await actOnOrder(services, orderId, action, reason, anyway))

const toResult = (orderId: string, changed: E.Either<StatusChangeError, ChangedOrder>): CommandResult =>
  E.isLeft(changed)
    ? E.left(sentenceOf(orderId, changed.left))
    : E.right([`Operación ${orderId}: ${changed.right.status}`, ...warningsOf(changed.right.lines)])

const warningsOf = (lines: ReadonlyArray<StoppedLine>): ReadonlyArray<string> =>
  lines.length === 0 ? [] : [`Aviso: siguió con ${linesText(lines)}.`]

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
    case 'TransferStopped':
      return `La operación ${orderId} no se puede transferir: ${error.obstacles.map((one) => TRANSFER_WORDS[one]).join('; ')}.`
    case 'LinesStopped':
      return `Cambiaron facturas de la operación ${orderId}: ${linesText(error.lines)}. ${GO_ON}`
    case 'OrderActionRefused':
      return `La operación ${orderId} está en ${error.status}, que no lo permite.`
  }
}
