import { stateOf, type TrackerState } from './tracker.ts'

/** A one-word status, for places without room for the tracker. Total over any text. */
export const simplifiedStatus = (status: string): string => LABELS[stateOf(status)]

const LABELS: Readonly<Record<TrackerState, string>> = {
  IN_REVIEW: 'En revisión',
  PENDING_DOCUMENTS: 'En revisión',
  APPROVED: 'Aprobado',
  ACTIVE: 'Transferido',
  ARREAR: 'Transferido',
  CRITICAL: 'Transferido',
  DEFAULT: 'Transferido',
  PAID: 'Pagado',
  REJECTED: 'Rechazado',
  RENEGOTIATION: 'Renegociado',
  UNKNOWN: 'En proceso',
}
