import type { TrackerState } from '#domain/orders/tracker.ts'

/** The current state of an order, and whose turn it is. */
export const orderStateText: Readonly<Record<TrackerState, string>> = {
  IN_REVIEW: 'Tu ejecutivo revisa las facturas; no tienes que hacer nada.',
  APPROVED: 'Aprobamos tu operación y preparamos la transferencia.',
  PENDING_DOCUMENTS: 'Faltan documentos para seguir. Pregúntanos cuáles son y cómo enviarlos.',
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
export const confirmingStateText: Readonly<Record<TrackerState, string>> = {
  ...orderStateText,
  APPROVED: 'Aprobamos tu operación y preparamos el pago a tus proveedores.',
  REJECTED:
    'No pudimos aprobar esta operación. Elimina la lista en Programadas para que sus facturas vuelvan a Mis facturas.',
  ACTIVE: 'Pusimos el dinero para pagar a tus proveedores. Páganos el total en la fecha de pago.',
  ARREAR: 'Tu pago está atrasado. Si ya nos transferiste, cuéntanos.',
  CRITICAL: 'El atraso de tu pago es crítico. Escríbenos para ver los próximos pasos.',
  PAID: 'Nos pagaste todo. La operación está completa.',
}

/** The action for a state that waits for the company. */
export const orderActionText = {
  contact: 'Contactar soporte',
  seePayrolls: 'Ir a Programadas',
} as const

/** Why the operator decided so. */
export const orderReasonText = (reason: string): string => `Motivo: ${reason}`
