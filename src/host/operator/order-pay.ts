import * as E from 'fp-ts/Either'
import { formatShortDate } from '#domain/kernel/format.ts'
import { DECIMALS, toDecimal } from '#domain/kernel/money.ts'
import { payOrder, type PayOrderError } from '../orders/pay-order.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import type { RequestOf } from './operator-request.ts'

/** Records what the payers of an order paid. */
export const pay = async (
  services: OperatorServices,
  { amount, daysLate, folio, orderId }: RequestOf<'order:pay'>,
): Promise<CommandResult> => {
  const paid = await payOrder(services, {
    orderId,
    folio: folio ?? undefined,
    daysLate: daysLate ?? undefined,
    amount: amount ?? undefined,
  })
  if (E.isLeft(paid)) return E.left(sentenceOf(orderId, paid.left))
  const { invoices, paid: money, status } = paid.right
  const sum = toDecimal(money).toFixed(DECIMALS[money.currency])
  return E.right([`Operación ${orderId}: ${invoices} factura(s), ${sum} ${money.currency}; ${status}`])
}

const sentenceOf = (orderId: string, error: PayOrderError): string => {
  switch (error._tag) {
    case 'OrderUnknown':
      return `No existe la operación ${orderId}.`
    case 'OrderNotRepayable':
      return `La operación ${orderId} está en ${error.status}: no tiene facturas por cobrar.`
    case 'NothingToPay':
      return `La operación ${orderId} no tiene una factura sin pagar con ese folio.`
    case 'InvoiceAmbiguous':
      return 'Un monto es de una sola factura: indica cuál con --invoice.'
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
