import { orderReasonText } from './order-states.ts'
import { orderStateLabel } from './tracker.ts'

/** The actions on an order, and who did them. */
export const orderActivityText = {
  title: 'Actividad',
  failed: 'No pudimos cargar la actividad.',
  /** An unknown action has a neutral text. */
  action: (action: string, status: string | undefined, reason?: string): string => {
    const sentence =
      action === 'STATUS_CHANGED' && status !== undefined
        ? `Cambió el estado a «${orderStateLabel(status)}»`
        : (ACTIONS.get(action) ?? 'Hubo un cambio en la operación')
    return reason === undefined ? sentence : `${sentence}. ${orderReasonText(reason)}`
  },
  /** A user's address, `operator` or `host`; the operator acted on behalf of that user. */
  by: (actor: string, operator: string | undefined): string =>
    operator === undefined ? (TEAMS.get(actor) ?? actor) : `${operator}, de nuestro equipo, en nombre de ${actor}`,
} as const

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
