import * as E from 'fp-ts/Either'
import { formatShortDate } from '#domain/kernel/format.ts'
import { toPercent } from '#domain/kernel/rate.ts'
import { renegotiations } from '../orders/index.ts'
import { positional, requiredOption } from './arguments.ts'
import { command } from './command.ts'
import { Day, OrderNumber, Rate } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** Gives the unpaid invoices of an order another payment date and rate. */
export const orderRenegotiate = command({
  name: 'order:renegotiate',
  summary: 'Registra nuevas condiciones de las facturas sin pagar de una operación transferida.',
  args: {
    orderId: positional(OrderNumber),
    date: requiredOption(Day, 'el día en que se pagan'),
    rate: requiredOption(Rate, 'la tasa mensual de la mora desde hoy, como 1.5'),
  },
  run: async (
    services: Needs<'clock' | 'database' | 'live' | 'mail' | 'orderEvents'>,
    { date: paymentDate, orderId, rate },
  ) => {
    const done = await renegotiations.renegotiateOrder(services, { orderId, paymentDate, rate })
    if (E.isLeft(done)) return E.left(sentenceOf(orderId, done.left))
    const { invoices, status } = done.right
    return E.right([`Operación ${orderId}: ${invoices} factura(s) hasta el ${formatShortDate(paymentDate)}; ${status}`])
  },
})

const sentenceOf = (orderId: string, error: renegotiations.RenegotiationError): string => {
  switch (error._tag) {
    case 'OrderUnknown':
      return `No existe la operación ${orderId}.`
    case 'OrderActionRejected':
      return `La operación ${orderId} está en ${error.status}, que no lo permite.`
    case 'NothingUnpaid':
      return `La operación ${orderId} no tiene facturas sin pagar.`
    case 'RateTooHigh':
      return `La tasa mensual es de hasta ${toPercent(renegotiations.MAX_RENEGOTIATED_RATE)} %.`
    case 'DateBroughtForward':
      return `Una factura se paga el ${formatShortDate(error.last)}: la fecha acordada no puede ser anterior.`
    case 'PaymentDatePast':
    case 'PaymentDateTooSoon':
      return 'La fecha acordada debe ser posterior a hoy.'
    case 'PaymentDateTooFar':
      return 'La fecha acordada debe estar dentro de un año.'
    case 'PaymentDateHoliday':
    case 'PaymentDateWeekend':
      return error.suggestion === undefined
        ? 'La fecha acordada debe ser un día hábil bancario.'
        : `La fecha acordada debe ser un día hábil bancario, como el ${formatShortDate(error.suggestion)}.`
  }
}
