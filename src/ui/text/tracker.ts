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
  /** When a step was reached; the first one begins with the request. */
  reached: (day: string, time: string | undefined, isFirst: boolean): string =>
    `${isFirst ? 'Enviada ' : ''}${day}${time === undefined ? '' : ` ${time} h`}`,
  expected: (day: string): string => `Estimado ${day}`,
  position: (step: number, of: number, label: string): string => `Paso ${step} de ${of}: ${label}`,
} as const
