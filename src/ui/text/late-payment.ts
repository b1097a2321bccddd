import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'

/** The end of an operation whose payers are late. */
export const latePaymentText = {
  title: 'Si pagan tarde',
  modes: { usual: 'Como suelen pagar', days: 'Días de atraso' },
  days: 'Todos pagan tarde, días',
  daysError: 'Escribe de 1 a 365 días.',
  interest: { CL: 'Interés por mora', MX: 'Intereses moratorios' } satisfies Record<Country, string>,
  returned: 'Recibes después',
  debt: 'Deberías',
  totalCost: 'Costo total',
  /** Payers whose delay is unknown count as punctual. */
  unknown: (count: number, country: Country): string =>
    `${formatInteger(count, country)} sin historial: ${count === 1 ? 'cuenta como pagada' : 'cuentan como pagadas'} a tiempo.`,
} as const
