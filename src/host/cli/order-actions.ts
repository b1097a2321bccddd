import * as E from 'fp-ts/Either'
import type { OrderId } from '#domain/kernel/id.ts'
import type { OrderAction } from '#domain/orders/order-action.ts'
import type { Command } from './command.ts'
import { operatorCommand } from './operator-command.ts'
import { ANYWAY_OPTIONS, ANYWAY_USAGE, anywayIn, orderIn, reasonIn } from './parse-arguments.ts'

const orderAction = (name: string, action: OrderAction, summary: string): readonly [string, Command] => [
  name,
  operatorCommand({
    summary,
    usage: [`${name} NÚMERO`],
    options: [],
    read: (parsed) =>
      E.map((orderId: OrderId) => ({
        command: 'order:act' as const,
        orderId,
        action,
        reason: undefined,
        anyway: undefined,
      }))(orderIn(parsed)),
  }),
]

/** An action before which the invoices are read again. */
const gatedAction = (name: string, action: OrderAction, summary: string): readonly [string, Command] => [
  name,
  operatorCommand({
    summary,
    usage: [`${name} NÚMERO [--anyway --reason TEXTO]`, ...ANYWAY_USAGE],
    options: ANYWAY_OPTIONS,
    read: (parsed) => {
      const orderId = orderIn(parsed)
      if (E.isLeft(orderId)) return orderId
      const anyway = anywayIn(parsed)
      if (E.isLeft(anyway)) return anyway
      return E.right({
        command: 'order:act',
        orderId: orderId.right,
        action,
        reason: undefined,
        anyway: anyway.right,
      })
    },
  }),
]

const orderReject = operatorCommand({
  summary: 'Rechaza una operación: la empresa ve por qué y sus facturas quedan libres.',
  usage: ['order:reject NÚMERO --reason TEXTO', '  --reason TEXTO   lo que la empresa lee'],
  options: ['--reason'],
  read: (parsed) => {
    const orderId = orderIn(parsed)
    if (E.isLeft(orderId)) return orderId
    const reason = reasonIn(parsed)
    if (E.isLeft(reason)) return reason
    return E.right({
      command: 'order:act',
      orderId: orderId.right,
      action: 'reject',
      reason: reason.right,
      anyway: undefined,
    })
  },
})

/** What an operator decides about an order, where its status allows it. */
export const ORDER_ACTION_COMMANDS: ReadonlyArray<readonly [string, Command]> = [
  gatedAction('order:approve', 'approve', 'Aprueba una operación en revisión, o cuyos documentos llegaron.'),
  orderAction('order:request-document', 'requestDocuments', 'Pide los documentos de una operación.'),
  ['order:reject', orderReject],
  gatedAction('order:transfer', 'transfer', 'Registra la transferencia de una operación aprobada.'),
  orderAction('order:renegotiate', 'renegotiate', 'Registra nuevas condiciones de una operación transferida.'),
  orderAction('order:default', 'declareDefault', 'Registra que una operación transferida no fue pagada.'),
]
