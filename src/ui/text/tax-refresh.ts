import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { counted } from './plural.ts'
import { dayText, historyText } from './history.ts'

/** The control that brings later documents of the tax authority. */
export const taxRefreshText = {
  action: 'Actualizar facturas',
  running: 'Actualizando',
  percent: (percent: number): string => `${percent} %`,
  failed: 'No pudimos actualizar tus facturas. Intenta de nuevo en unos minutos.',
  /** `seconds` until the next request is allowed. */
  tooOften: (seconds: number, country: Country): string =>
    `Ya las actualizaste varias veces. Puedes hacerlo de nuevo en ${counted(Math.ceil(seconds / 60), country, 'minuto', 'minutos')}.`,
  notRequested: 'No pudimos actualizar tus facturas.',
  /** `Actualizadas hoy a las 14:05`. */
  updated: ({ date, time, today }: { readonly date: CivilDate; readonly time: string; readonly today: CivilDate }) => {
    const day = dayText(date, today)
    const when = day === historyText.today || day === historyText.yesterday ? day.toLowerCase() : `el ${day}`
    return `Actualizadas ${when} a las ${time}`
  },
} as const
