/** The usual names of the four steps of an order. */
export const STEP_LABELS = ['En revisión', 'Aprobado', 'Transferido', 'Pagado'] as const

/** Names of the present step by the state of the order, where it has one of its own. */
export const STATE_LABELS = {
  PENDING_DOCUMENTS: 'Documentos',
  REJECTED: 'Rechazado',
  ARREAR: 'Mora',
  CRITICAL: 'Estado Crítico',
  RENEGOTIATION: 'Renegociado',
  DEFAULT: 'No pagado',
  UNKNOWN: 'En proceso',
} as const

/** The Spanish words of the simplified statuses. */
export const SIMPLIFIED_LABELS = {
  IN_REVIEW: 'En revisión',
  APPROVED: 'Aprobado',
  TRANSFERRED: 'Transferido',
  PAID: 'Pagado',
  REJECTED: 'Rechazado',
  RENEGOTIATED: 'Renegociado',
  IN_PROCESS: 'En proceso',
} as const
