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
  position: (step: number, of: number, label: string): string => `Paso ${step} de ${of}: ${label}`,
} as const
