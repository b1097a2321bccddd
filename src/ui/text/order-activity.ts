import type { ActivityPayment, OrderActivity } from '#application/orders/orders.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import { orderReasonText } from './order-states.ts'
import { orderStateLabel } from './tracker.ts'

/** The actions on an order, and who did them. */
export const orderActivityText = {
  title: 'Actividad',
  failed: 'No pudimos cargar la actividad.',
  all: (count: string): string => `Ver las ${count}`,
  newest: (count: number): string => `Ver las ${count} últimas`,
  /** An unknown action has a neutral text. */
  action: ({ action, payment, reason, status }: ActionDone, country: Country): string => {
    const sentence =
      (payment && PAYMENTS.get(action)?.(payment, country)) ??
      (action === 'STATUS_CHANGED' && status !== undefined
        ? `Cambió el estado a «${orderStateLabel(status)}»`
        : (ACTIONS.get(action) ?? 'Hubo un cambio en la operación'))
    return reason === undefined ? sentence : `${sentence}. ${orderReasonText(reason)}`
  },
  /** A user's address, `operator` or `host`; the operator acted on behalf of that user. */
  by: (actor: string, operator: string | undefined): string =>
    operator === undefined ? (TEAMS.get(actor) ?? actor) : `${operator}, de nuestro equipo, en nombre de ${actor}`,
} as const

type ActionDone = Pick<OrderActivity, 'action' | 'payment' | 'reason' | 'status'>

const paymentText = ({ amount, folio, on }: ActivityPayment, country: Country): string =>
  `${formatMoney(amount, country)} de la factura ${folio} del ${formatShortDate(on)}`

const PAYMENTS: ReadonlyMap<string, (payment: ActivityPayment, country: Country) => string> = new Map([
  [
    'PAYMENT_RECEIVED',
    (payment, country) => {
      const { amount, due, folio, on, payer } = payment
      const rest = due.minor > 0 ? `quedan ${formatMoney(due, country)}` : 'quedó pagada'
      const paid = payer === undefined ? 'Pagaste' : `${payer} pagó`
      return `${paid} ${formatMoney(amount, country)} de la factura ${folio} el ${formatShortDate(on)}; ${rest}`
    },
  ],
  ['PAYMENT_CORRECTED', (payment, country) => `Corrigió el pago de ${paymentText(payment, country)}`],
])

const ACTIONS: ReadonlyMap<string, string> = new Map([
  ['REQUESTED', 'Envió la solicitud'],
  ['STATUS_CHANGED', 'Cambió el estado'],
  ['PAYMENT_RECEIVED', 'Registró un pago de tus clientes'],
  ['PAYMENT_CORRECTED', 'Corrigió un pago'],
  ['PDF_ATTACHED', 'Adjuntó el PDF de una factura'],
  ['PDF_DELETED', 'Eliminó el PDF de una factura'],
  ['DOCUMENT_UPLOADED', 'Subió un documento'],
  ['DOCUMENT_SIGNED', 'Firmó un documento'],
  ['DOCUMENT_APPROVED', 'Aprobó un documento'],
  ['DOCUMENT_REJECTED', 'Rechazó un documento'],
])

const TEAMS: ReadonlyMap<string, string> = new Map([
  ['operator', 'Nuestro equipo'],
  ['host', 'Automático'],
])
