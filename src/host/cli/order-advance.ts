import * as E from 'fp-ts/Either'
import { isOrderStatus, ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { operatorCommand } from './operator-command.ts'
import { orderIn } from './parse-arguments.ts'

export const orderAdvance = operatorCommand({
  summary: 'Da otro estado a una operación; las páginas abiertas lo muestran al instante.',
  usage: ['order:advance NÚMERO ESTADO', `  ESTADO   ${ORDER_STATUSES.join(', ')}`],
  options: [],
  read: (parsed) => {
    const orderId = orderIn(parsed)
    if (E.isLeft(orderId)) return orderId
    const status = parsed.words[2] ?? ''
    if (!isOrderStatus(status)) return E.left(`El estado debe ser uno de: ${ORDER_STATUSES.join(', ')}.`)
    return E.right({ command: 'order:advance', orderId: orderId.right, status })
  },
})
