import type { TrackerState } from '#domain/orders/tracker.ts'

/** What is happening now, and who has the next move. */
export const orderStateText: Readonly<Record<TrackerState, string>> = {
  IN_REVIEW: 'Tu ejecutivo revisa las facturas; no tienes que hacer nada.',
  APPROVED: 'Aprobamos tu operación y preparamos la transferencia.',
  PENDING_DOCUMENTS: 'Faltan documentos para seguir. Tu ejecutivo te dirá cuáles y cómo enviarlos.',
  REJECTED: 'No pudimos aprobar esta operación. Tus facturas quedaron libres para una nueva solicitud.',
  ACTIVE: 'Transferimos el anticipo. Esperamos el pago de tus clientes.',
  ARREAR: 'Tu cliente está atrasado. Tu ejecutivo se pondrá en contacto contigo.',
  CRITICAL: 'El atraso de tu cliente es crítico. Tu ejecutivo se pondrá en contacto contigo.',
  PAID: 'Tus clientes pagaron. La operación está completa.',
  RENEGOTIATION: 'La operación tiene nuevas condiciones. Tu ejecutivo te las explicará.',
  DEFAULT: 'La operación no fue pagada. Tu ejecutivo se pondrá en contacto contigo.',
  UNKNOWN: 'Tu operación está en proceso.',
}
