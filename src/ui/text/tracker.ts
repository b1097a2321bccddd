import { trackerOf } from '#domain/orders/tracker.ts'

/** The steps of an order: review, approval, transfer, payment. */
export const trackerText = {
  variants: {
    completed: 'completado',
    primary: 'en curso',
    warning: 'requiere atención',
    error: 'con problema',
    disabled: 'pendiente',
    neutral: 'en proceso',
  },
  /** When a step was reached; an incident lasts since then. */
  reached: (day: string, isIncident: boolean): string => (isIncident ? `desde el ${day}` : day),
  expected: (day: string): string => `Estimado ${day}`,
  position: (step: number, of: number, label: string): string => `Paso ${step} de ${of}: ${label}`,
} as const

/** The label of the step at which an order is; a status without a step is shown unchanged. */
export const orderStateLabel = (status: string): string => {
  const { position, steps } = trackerOf(status)
  return steps[position - 1]?.label ?? status
}
