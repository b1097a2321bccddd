import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { brand } from '../brand/brand.ts'

/** One step of the tour: a sentence and an action. */
export interface TourStep {
  readonly title: string
  readonly detail: string
  readonly list: ReadonlyArray<string>
}

export const tourText = {
  begin: 'Comenzar',
  next: 'Siguiente',
  previous: 'Anterior',
  close: 'Cerrar el recorrido',
  position: (step: number, steps: number): string => `Paso ${step} de ${steps}`,
} as const

export const tourSteps = (country: Country): ReadonlyArray<TourStep> => {
  const { taxAuthority, credentialLabel } = profileOf(country)
  return [
    {
      title: `Te damos la bienvenida a ${brand.name}`,
      detail: 'Tu empresa ya está registrada. Mira en tres pasos cómo convertir tus facturas en liquidez.',
      list: [],
    },
    {
      title: `Conecta tu empresa con el ${taxAuthority}`,
      detail: `Ingresa tu ${credentialLabel} y encontramos por ti las facturas que puedes financiar. Solo las leemos: no podemos emitir ni firmar nada.`,
      list: [],
    },
    { title: 'Financia tus facturas', detail: 'Así de simple:', list: LAST_STEP[country] },
  ]
}

const LAST_STEP: Readonly<Record<Country, ReadonlyArray<string>>> = {
  CL: ['Selecciona las facturas', 'Elige las fechas de pago', 'Cede las facturas'],
  MX: ['Selecciona las facturas', 'Elige las fechas', 'Empieza a financiarte en 48 horas', '100% digital'],
}
