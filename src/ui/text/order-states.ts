import type { Country } from '#domain/kernel/country.ts'
import type { CompanyTask } from '#application/orders/company-task.ts'
import type { TrackerState } from '#domain/orders/tracker.ts'
import { counted } from './plural.ts'

/** The current state of an order, and whose turn it is. */
const orderStateText: Readonly<Record<TrackerState, string>> = {
  IN_REVIEW: 'Tu ejecutivo revisa las facturas; no tienes que hacer nada.',
  APPROVED: 'Aprobamos tu operación y preparamos la transferencia.',
  PENDING_DOCUMENTS: 'Preparamos o revisamos los documentos de la operación; no tienes que hacer nada.',
  REJECTED: 'No pudimos aprobar esta operación. Tus facturas quedaron libres para una nueva solicitud.',
  ACTIVE: 'Transferimos el anticipo. Esperamos el pago de tus clientes.',
  ARREAR: 'Tu cliente está atrasado. Si ya te pagó o te dio una fecha, cuéntanos.',
  CRITICAL: 'El atraso de tu cliente es crítico. Escríbenos para ver los próximos pasos.',
  PAID: 'Tus clientes pagaron. La operación está completa.',
  RENEGOTIATION: 'La operación tiene nuevas condiciones. Escríbenos si quieres revisarlas.',
  DEFAULT: 'La operación no fue pagada. Escríbenos para ver cómo resolverlo.',
  UNKNOWN: 'Tu operación está en proceso.',
}

/** The same for an order that pays the suppliers of the company, which repays it. */
const confirmingStateText: Readonly<Record<TrackerState, string>> = {
  ...orderStateText,
  APPROVED: 'Aprobamos tu operación y preparamos el pago a tus proveedores.',
  REJECTED:
    'No pudimos aprobar esta operación. Elimina la lista en Programadas para que sus facturas vuelvan a Mis facturas.',
  ACTIVE: 'Pusimos el dinero para pagar a tus proveedores. Páganos el total en la fecha de pago.',
  ARREAR: 'Tu pago está atrasado. Si ya nos transferiste, cuéntanos.',
  CRITICAL: 'El atraso de tu pago es crítico. Escríbenos para ver los próximos pasos.',
  PAID: 'Nos pagaste todo. La operación está completa.',
}

/** The change to a state, as news about `order`: "tu operación 25". */
export const orderNews: Readonly<Record<TrackerState, (order: string) => string>> = {
  IN_REVIEW: (order) => `Revisamos ${order}.`,
  APPROVED: (order) => `Aprobamos ${order}.`,
  PENDING_DOCUMENTS: (order) => `Revisamos los documentos de ${order}.`,
  REJECTED: (order) => `No aprobamos ${order}.`,
  ACTIVE: (order) => `Transferimos el dinero de ${order}.`,
  ARREAR: (order) => `Hay facturas en mora en ${order}.`,
  CRITICAL: (order) => `El atraso de ${order} es crítico.`,
  PAID: (order) => `Quedó pagada ${order}.`,
  RENEGOTIATION: (order) => `Acordamos nuevas condiciones para ${order}.`,
  DEFAULT: (order) => `Quedó sin pagar ${order}.`,
  UNKNOWN: (order) => `Cambió el estado de ${order}.`,
}

interface OrderSituation {
  readonly state: TrackerState
  readonly task: CompanyTask | undefined
  /** How many of them the company has to upload or sign. */
  readonly documents: number
  readonly isConfirming: boolean
}

/** The present step and who acts. A task of the company comes before what the financier does. */
export const orderSentence = ({ documents, isConfirming, state, task }: OrderSituation, country: Country): string => {
  if (task === 'SEND_DOCUMENTS')
    return `Esperamos ${counted(documents, country, 'documento tuyo', 'documentos tuyos')}.`
  if (task === 'ASK_FOR_DOCUMENTS') return 'Faltan documentos para seguir. Pregúntanos cuáles son y cómo enviarlos.'
  return (isConfirming ? confirmingStateText : orderStateText)[state]
}

/** The action for a state that waits for the company. */
export const orderActionText = {
  documents: 'Ver documentos',
  contact: 'Contactar soporte',
  seePayrolls: 'Ir a Programadas',
} as const

/** Why the operator decided so. */
export const orderReasonText = (reason: string): string => `Motivo: ${reason}`
