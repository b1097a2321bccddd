import * as E from 'fp-ts/Either'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import { toDecimal } from '#domain/kernel/money.ts'
import { country } from '../database/columns.ts'
import { optionalValue, sql } from '../database/sql.ts'
import { paymentCorrections, recordedPayments } from '../orders/index.ts'
import { option, positional, requiredOption } from './arguments.ts'
import { command } from './command.ts'
import { Amount, Day, numbered, OrderNumber, Reason, typedText } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** The payments of an order with their numbers, in the order in which they were recorded. */
export const orderPaymentList = command({
  name: 'order:payment-list',
  summary: 'Muestra los pagos de una operación, con sus números.',
  args: { orderId: positional(OrderNumber) },
  run: async ({ database }: Needs<'database'>, { orderId }) => {
    const of = await optionalValue(
      database,
      country,
      sql`select b.country from orders o join business b on b.id = o.business_id where o.id = ${orderId}`,
    )
    if (of === undefined) return E.left(`No existe la operación ${orderId}.`)
    const payments = await recordedPayments(database, { id: orderId, country: of })
    if (payments.length === 0) return E.right([`La operación ${orderId} no tiene pagos.`])
    return E.right(
      payments.map(({ amount, correctedOn, folio, id, on, paidBy }) => {
        const state = correctedOn === undefined ? '' : ` · corregido el ${formatShortDate(correctedOn)}`
        const payer = paidBy === undefined ? '' : ` · pagó ${paidBy}`
        return `${id}  factura ${folio} · ${formatMoney(amount, of)} · ${formatShortDate(on)}${payer}${state}`
      }),
    )
  },
})

const PaymentNumber = { ...numbered('del pago', /^\d{1,15}$/), shown: 'PAGO' }

/** Takes back a payment that was recorded by mistake. */
export const orderCorrectPayment = command({
  name: 'order:correct-payment',
  summary: 'Corrige un pago mal registrado: lo quita y, si se indica, registra el correcto.',
  args: {
    orderId: positional(OrderNumber),
    paymentId: positional(PaymentNumber, 'su número en order:payment-list'),
    reason: requiredOption(Reason, 'lo que la empresa lee'),
    amount: option(Amount, 'el monto correcto'),
    date: option(Day, 'el día correcto'),
    invoice: option(typedText('FOLIO', 40), 'la factura correcta de la misma operación'),
  },
  notes: ['Sin --amount, --date ni --invoice el pago solo se quita; lo que no se indica queda como estaba.'],
  run: async (
    services: Needs<'clock' | 'database' | 'live' | 'mail' | 'orderEvents'>,
    { amount, date: on, invoice: folio, orderId, paymentId, reason },
  ) => {
    const part = { amount, folio, on }
    const corrected = await paymentCorrections.correctPayment(services, { orderId, paymentId, reason, part })
    return E.isLeft(corrected)
      ? E.left(sentenceOf(orderId, paymentId, corrected.left))
      : E.right([correctionText(orderId, paymentId, corrected.right)])
  },
})

const correctionText = (
  orderId: string,
  paymentId: number,
  { debt, status }: paymentCorrections.CorrectedPayment,
): string => {
  const owes = debt === undefined ? '' : `; la empresa debe ${toDecimal(debt)} ${debt.currency}`
  return `Operación ${orderId}: pago ${paymentId} corregido; ${status}${owes}`
}

const sentenceOf = (orderId: string, paymentId: number, error: paymentCorrections.CorrectPaymentError): string => {
  switch (error._tag) {
    case 'OrderUnknown':
      return `No existe la operación ${orderId}.`
    case 'PaymentUnknown':
      return `La operación ${orderId} no tiene el pago ${paymentId}: order:payment-list los muestra.`
    case 'PaymentAlreadyCorrected':
      return `El pago ${paymentId} ya se corrigió el ${formatShortDate(error.on)}.`
    case 'OrderNotRepayable':
      return `La operación ${orderId} está en ${error.status}: sus pagos no se pueden corregir.`
    case 'InvoiceUnknown':
      return `La operación ${orderId} no tiene una factura con ese folio.`
    case 'InvoiceAmbiguous':
      return `La operación ${orderId} tiene varias facturas con ese folio.`
    case 'PaymentNotPositive':
      return 'El monto debe ser mayor que cero.'
    case 'PaymentAboveDue':
      return `Sin ese pago se deben ${toDecimal(error.due)} ${error.due.currency}: el monto es mayor.`
    case 'DateOutside':
      return `La fecha debe estar entre el ${formatShortDate(error.from)} y el ${formatShortDate(error.to)}.`
    case 'MoneyNotANumber':
    case 'MoneyTooLarge':
      return 'El monto no es válido.'
    case 'MoneyTooPrecise':
      return `El monto lleva hasta ${error.decimals} decimales.`
  }
}
