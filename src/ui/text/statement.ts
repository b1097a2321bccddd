import type { CalendarMonth } from '#domain/kernel/calendar-month.ts'
import type { Country } from '#domain/kernel/country.ts'
import { monthName, STATEMENT_LABELS, statementWords } from '#domain/labels/statement-words.ts'

/** The monthly statement. */
export const statementText = {
  ...STATEMENT_LABELS,
  title: (month: CalendarMonth, country: Country): string =>
    `${statementWords(country).statement} de ${monthName(month)}`,
  back: 'Estado de operaciones',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  provisional: 'Provisional',
  provisionalDetail: 'El mes sigue abierto: puede recibir más movimientos hasta el quinto día hábil del mes siguiente.',
  bankDetail: 'Lo que entró a tus cuentas o salió de ellas. Los pagos de tus clientes no pasan por tu banco.',
  controlDetail: (country: Country): string =>
    `Cartera más transferencias y pagos, menos ${statementWords(country).accounts.RETENTION.toLowerCase()}, cargos y ${statementWords(country).accounts.SURPLUS.toLowerCase()}: debe ser cero.`,
  section: 'Sección',
  noun: { one: 'movimiento', many: 'movimientos', feminine: false },
  download: 'Descargar PDF',
  failed: (country: Country): string => FAILED[country],
  empty: (month: CalendarMonth): string => `Sin movimientos en ${monthName(month)}`,
  emptyDetail: 'Aquí verás lo que te transferimos, lo que pagaron tus clientes y los cargos de tus operaciones.',
} as const

const FAILED: Readonly<Record<Country, string>> = {
  CL: 'No pudimos cargar tu cartola.',
  MX: 'No pudimos cargar tu estado de cuenta.',
}
