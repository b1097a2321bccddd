import * as E from 'fp-ts/Either'
import { isOrderStatus, ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { operatorCommand } from './operator-command.ts'
import { ANYWAY_OPTIONS, ANYWAY_USAGE, anywayIn, orderIn } from './parse-arguments.ts'

export const orderAdvance = operatorCommand({
  summary: 'Da otro estado a una operación; las páginas abiertas lo muestran al instante.',
  usage: [
    'order:advance NÚMERO ESTADO [--anyway --reason TEXTO]',
    `  ESTADO           ${ORDER_STATUSES.join(', ')}`,
    ...ANYWAY_USAGE,
  ],
  options: ANYWAY_OPTIONS,
  read: (parsed) => {
    const orderId = orderIn(parsed)
    if (E.isLeft(orderId)) return orderId
    const status = parsed.words[2] ?? ''
    if (!isOrderStatus(status)) return E.left(`El estado debe ser uno de: ${ORDER_STATUSES.join(', ')}.`)
    const anyway = anywayIn(parsed)
    if (E.isLeft(anyway)) return anyway
    return E.right({ command: 'order:advance', orderId: orderId.right, status, anyway: anyway.right })
  },
})
