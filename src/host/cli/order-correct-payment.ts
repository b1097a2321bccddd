import * as E from 'fp-ts/Either'
import { parse } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { operatorCommand } from './operator-command.ts'
import { numberIn, orderIn, reasonIn } from './parse-arguments.ts'

export const orderPaymentList = operatorCommand({
  summary: 'Muestra los pagos de una operación, con sus números.',
  usage: ['order:payment-list NÚMERO'],
  options: [],
  read: (parsed) => E.map((orderId: OrderId) => ({ command: 'order:payment-list' as const, orderId }))(orderIn(parsed)),
})

export const orderCorrectPayment = operatorCommand({
  summary: 'Corrige un pago mal registrado: lo quita y, si se indica, registra el correcto.',
  usage: [
    'order:correct-payment NÚMERO PAGO --reason TEXTO [--amount X] [--date AAAA-MM-DD] [--invoice FOLIO]',
    '  PAGO              su número en order:payment-list',
    '  --reason TEXTO    lo que la empresa lee',
    '  --amount X        el monto correcto',
    '  --date FECHA      el día correcto',
    '  --invoice FOLIO   la factura correcta de la misma operación',
    '  Sin --amount, --date ni --invoice el pago solo se quita; lo que no se indica queda como estaba.',
  ],
  options: ['--reason', '--amount', '--date', '--invoice'],
  read: (parsed) => {
    const orderId = orderIn(parsed)
    if (E.isLeft(orderId)) return orderId
    const payment = parsed.words[2] ?? ''
    if (!/^\d{1,15}$/.test(payment)) return E.left('Falta el número del pago, o no es un número.')
    const reason = reasonIn(parsed)
    if (E.isLeft(reason)) return reason
    const amount = numberIn(parsed, '--amount', /^\d{1,15}(?:\.\d{1,2})?$/)
    if (E.isLeft(amount)) return amount
    const date = parsed.options.get('--date')
    const on = date === undefined ? E.right(undefined) : parse(date)
    if (E.isLeft(on)) return E.left('--date no es una fecha válida: AAAA-MM-DD.')
    return E.right({
      command: 'order:correct-payment',
      orderId: orderId.right,
      paymentId: Number(payment),
      reason: reason.right,
      amount: amount.right,
      on: on.right,
      folio: parsed.options.get('--invoice'),
    })
  },
})
