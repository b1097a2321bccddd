import * as E from 'fp-ts/Either'
import { formatShortDate } from '#domain/kernel/format.ts'
import { DECIMALS, toDecimal } from '#domain/kernel/money.ts'
import { orderPayments } from '../orders/index.ts'
import { option, positional } from './arguments.ts'
import { command } from './command.ts'
import { Amount, Count, OrderNumber, reasonUpTo, typedText } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** Records what the payers of an order paid. */
export const orderPay = command({
  name: 'order:pay',
  summary: 'Registra lo que pagaron los clientes de una operación: libera la retención y descuenta la mora.',
  args: {
    orderId: positional(OrderNumber),
    invoice: option(typedText('FOLIO', 40), 'solo esa factura; si falta, todas las que no están pagadas'),
    daysLate: option(Count, 'pagada N días después de su fecha de pago; si falta, hoy'),
    amount: option(Amount, 'una parte del monto de una factura; si falta, todo lo que se debe'),
    paidBy: option(reasonUpTo(120), 'quién pagó, si no fue el cliente'),
  },
  run: async (
    services: Needs<'clock' | 'database' | 'live' | 'mail' | 'orderEvents'>,
    { amount, daysLate, invoice: folio, orderId, paidBy },
  ) => {
    const paid = await orderPayments.payOrder(services, { orderId, folio, daysLate, amount, paidBy })
    if (E.isLeft(paid)) return E.left(sentenceOf(orderId, paid.left))
    const { invoices, paid: money, status } = paid.right
    const sum = toDecimal(money).toFixed(DECIMALS[money.currency])
    return E.right([`Operación ${orderId}: ${invoices} factura(s), ${sum} ${money.currency}; ${status}`])
  },
})

const sentenceOf = (orderId: string, error: orderPayments.PayOrderError): string => {
  switch (error._tag) {
    case 'OrderUnknown':
      return `No existe la operación ${orderId}.`
    case 'OrderNotRepayable':
      return `La operación ${orderId} está en ${error.status}: no tiene facturas por cobrar.`
    case 'NothingToPay':
      return `La operación ${orderId} no tiene una factura sin pagar con ese folio.`
    case 'InvoiceAmbiguous':
      return 'Un monto es de una sola factura: indica cuál con --invoice.'
    case 'PaymentInFuture':
      return `El ${formatShortDate(error.on)} todavía no llega: un pago se registra cuando ya se hizo.`
    case 'PaymentNotPositive':
      return 'El monto debe ser mayor que cero.'
    case 'PaymentAboveDue':
      return `Se deben ${toDecimal(error.due)} ${error.due.currency}: el monto es mayor.`
    case 'PaymentOutOfOrder':
      return `Ya hay un pago del ${formatShortDate(error.last)}: uno anterior no se puede registrar.`
    case 'MoneyNotANumber':
    case 'MoneyTooLarge':
      return 'El monto no es válido.'
    case 'MoneyTooPrecise':
      return `El monto lleva hasta ${error.decimals} decimales.`
  }
}
