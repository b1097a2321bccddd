import * as E from 'fp-ts/Either'
import { parseId } from '#domain/kernel/id.ts'
import { isOrderStatus, ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { operatorCommand } from './operator-command.ts'

export const orderAdvance = operatorCommand({
  summary: 'Da otro estado a una operación; las páginas abiertas lo muestran al instante.',
  usage: ['order:advance NÚMERO ESTADO', `  ESTADO   ${ORDER_STATUSES.join(', ')}`],
  options: [],
  read: ({ words }) => {
    const orderId = parseId<'Order'>(words[1] ?? '')
    if (E.isLeft(orderId)) return E.left('Falta el número de la operación, o no es un número.')
    const status = words[2] ?? ''
    if (!isOrderStatus(status)) return E.left(`El estado debe ser uno de: ${ORDER_STATUSES.join(', ')}.`)
    return E.right({ command: 'order:advance', orderId: orderId.right, status })
  },
})
