import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'
import { numberIn, orderIn, taxIdIn } from './parse-arguments.ts'

export const orderPay = operatorCommand({
  summary: 'Registra lo que pagaron los clientes de una operación: libera la retención y descuenta la mora.',
  usage: [
    'order:pay NÚMERO [--invoice FOLIO] [--days-late N] [--amount X]',
    '  --invoice FOLIO   solo esa factura; si falta, todas las que no están pagadas',
    '  --days-late N     pagada N días después de su fecha de pago; si falta, hoy',
    '  --amount X        una parte del monto de una factura; si falta, todo lo que se debe',
  ],
  options: ['--invoice', '--days-late', '--amount'],
  read: (parsed) => {
    const orderId = orderIn(parsed)
    if (E.isLeft(orderId)) return orderId
    const daysLate = numberIn(parsed, '--days-late', /^\d{1,4}$/)
    if (E.isLeft(daysLate)) return daysLate
    const amount = numberIn(parsed, '--amount', /^\d{1,15}(?:\.\d{1,2})?$/)
    if (E.isLeft(amount)) return amount
    const folio = parsed.options.get('--invoice')
    return E.right({
      command: 'order:pay',
      orderId: orderId.right,
      folio,
      daysLate: daysLate.right,
      amount: amount.right,
    })
  },
})

export const surplusPay = operatorCommand({
  summary: 'Registra la transferencia de los excedentes que una empresa solicitó.',
  usage: ['surplus:pay RUT'],
  options: [],
  read: (parsed) => {
    const taxId = taxIdIn(parsed)
    return E.isLeft(taxId) ? taxId : E.right({ command: 'surplus:pay', taxId: taxId.right })
  },
})
