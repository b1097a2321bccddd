/** Names of what a step of an order's way may say. */
export type TrackerLabel = keyof typeof trackerText.labels

/** The way of an order: review, approval, transfer, payment. */
export const trackerText = {
  labels: {
    review: 'En revisión',
    approved: 'Aprobado',
    rejected: 'Rechazado',
    documents: 'Documentos',
    transferred: 'Transferido',
    critical: 'Estado Crítico',
    arrears: 'Mora',
    paid: 'Pagado',
    unpaid: 'No pagado',
    renegotiated: 'Renegociado',
    inProcess: 'En proceso',
  },
  variants: {
    completed: 'completado',
    primary: 'en curso',
    warning: 'requiere atención',
    error: 'con problema',
    disabled: 'pendiente',
  },
  position: (step: number, of: number, label: string): string => `Paso ${step} de ${of}: ${label}`,
} as const
