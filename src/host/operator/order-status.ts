import * as E from 'fp-ts/Either'
import { statusChanges, stoppedLines } from '../orders/index.ts'
import { changedAccounts, GO_ON } from './stop-words.ts'
import { positional, requiredOption, type Kind } from './arguments.ts'
import { command, type CommandResult } from './command.ts'
import { anyway, OrderNumber, Reason } from './kinds.ts'
import type { Needs } from './operator-services.ts'
import { isOrderStatus, ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts'

type Services = Needs<'clock' | 'database' | 'financier' | 'live' | 'mail' | 'orderEvents'>

const Status: Kind<OrderStatus> = {
  shown: 'ESTADO',
  parse: (text) => (isOrderStatus(text) ? text : undefined),
  wrong: () => `El estado debe ser uno de: ${ORDER_STATUSES.join(', ')}.`,
}

/** Sets any status of an order. */
export const orderAdvance = command({
  name: 'order:advance',
  summary: 'Da otro estado a una operación; las páginas abiertas lo muestran al instante.',
  args: { orderId: positional(OrderNumber), status: positional(Status, ORDER_STATUSES.join(', ')), anyway },
  run: async (services: Services, { anyway: because, orderId, status }) =>
    toResult(orderId, await statusChanges.setOrderStatus(services, orderId, status, because)),
})

/** A step that the status of an order must allow. */
const step = (name: string, action: statusChanges.StatusAction, summary: string) =>
  command({
    name,
    summary,
    args: { orderId: positional(OrderNumber) },
    run: async (services: Services, { orderId }) =>
      toResult(orderId, await statusChanges.actOnOrder(services, orderId, action)),
  })

/** A step before which the invoices are read again. */
const gatedStep = (name: string, action: statusChanges.StatusAction, summary: string) =>
  command({
    name,
    summary,
    args: { orderId: positional(OrderNumber), anyway },
    run: async (services: Services, { anyway: because, orderId }) =>
      toResult(orderId, await statusChanges.actOnOrder(services, orderId, action, undefined, because)),
  })

export const orderApprove = gatedStep(
  'order:approve',
  'approve',
  'Aprueba una operación en revisión, o cuyos documentos llegaron.',
)
export const orderTransfer = gatedStep(
  'order:transfer',
  'transfer',
  'Registra la transferencia de una operación aprobada.',
)
export const orderRequestDocument = step(
  'order:request-document',
  'requestDocuments',
  'Pide los documentos de una operación.',
)
export const orderDefault = step(
  'order:default',
  'declareDefault',
  'Registra que una operación transferida no fue pagada.',
)
export const orderReject = command({
  name: 'order:reject',
  summary: 'Rechaza una operación: la empresa ve por qué y sus facturas quedan libres.',
  args: { orderId: positional(OrderNumber), reason: requiredOption(Reason, 'lo que la empresa lee') },
  run: async (services: Services, { orderId, reason }) =>
    toResult(orderId, await statusChanges.actOnOrder(services, orderId, 'reject', reason)),
})

const toResult = (
  orderId: string,
  changed: E.Either<statusChanges.StatusChangeError, statusChanges.ChangedOrder>,
): CommandResult =>
  E.isLeft(changed)
    ? E.left(sentenceOf(orderId, changed.left))
    : E.right([`Operación ${orderId}: ${changed.right.status}`, ...warningsOf(changed.right.lines)])

const warningsOf = (lines: ReadonlyArray<stoppedLines.StoppedLine>): ReadonlyArray<string> =>
  lines.length === 0 ? [] : [`Aviso: siguió con ${stoppedLines.linesText(lines)}.`]

const sentenceOf = (orderId: string, error: statusChanges.StatusChangeError): string => {
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
      return `La operación ${orderId} no se puede transferir: ${error.obstacles.map((one) => statusChanges.TRANSFER_WORDS[one]).join('; ')}.`
    case 'LinesStopped':
      return `Cambiaron facturas de la operación ${orderId}: ${stoppedLines.linesText(error.lines)}. ${GO_ON}`
    case 'OrderActionRejected':
      return `La operación ${orderId} está en ${error.status}, que no lo permite.`
  }
}
