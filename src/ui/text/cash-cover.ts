import type { CoverArrival } from '#application/cash/week-cover.ts'
import { spanOf, type CashWeek } from '#domain/cash/cash-column.ts'
import { type CivilDate, isoWeekday } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatSentenceDate } from '#domain/kernel/format.ts'
import { WEEKDAYS } from '#domain/labels/spanish-calendar.ts'
import { counted } from './plural.ts'

const dayName = (date: CivilDate): string => WEEKDAYS[isoWeekday(date) - 1] ?? ''

const weekName = (week: CashWeek, today: CivilDate): string => formatSentenceDate(spanOf(week, today).first)

/** More names than these are counted. */
const MAX_NAMES = 2

const inRow = (names: ReadonlyArray<string>): string => {
  const shown = names.slice(0, MAX_NAMES)
  const rest = names.length - shown.length
  if (rest > 0) return `${shown.join(', ')} y ${rest} más`
  return shown.join(' y ')
}

/** A week is covered by financing, and the balances before and after. */
export const coverText = {
  cover: 'Cubrir',
  coverWeek: (week: CashWeek, today: CivilDate): string => `Cubrir la semana del ${weekName(week, today)}`,
  need: 'Te faltan',
  arrival: 'El dinero llega',
  late: (arrival: CivilDate, { days }: Extract<CoverArrival, { _tag: 'DaysLate' }>, country: Country): string =>
    `Llega el ${dayName(arrival)}, ${counted(days, country, 'día después', 'días después')}`,
  tooLate: 'Ya no alcanza a llegar',
  tooLateDetail:
    'El dinero de una solicitud de hoy llega después de esa semana. Mueve pagos o cubre una semana posterior.',
  covered: 'Esta semana ya no queda negativa.',
  proposals: 'Adelanta facturas que te pagan después de esa semana',
  none: 'No hay facturas financiables que te paguen después de esa semana.',
  failed: 'No pudimos buscar facturas.',
  facts: (invoices: number, payers: number, days: number, country: Country): string =>
    [
      counted(invoices, country, 'factura', 'facturas'),
      counted(payers, country, 'pagador', 'pagadores'),
      counted(days, country, 'día', 'días'),
    ].join(' · '),
  names: (names: ReadonlyArray<string>): string => inRow([...new Set(names)]),
  use: 'Usar estas facturas',
  seeProposals: 'Ver facturas',
  balances: 'Queda por semana',
  today: 'hoy',
  withInvoices: 'con estas facturas',
  closingWith: 'Queda con el cambio',
  chart: (before: string, after: string): string => `Saldo de cada semana, ${before} y ${after}`,
  /** Each amount is in braces. */
  weekCloses: (week: CashWeek, today: CivilDate): string => `La semana del ${weekName(week, today)} queda en {after}.`,
  turnsNegative: (weeks: ReadonlyArray<CashWeek>, today: CivilDate): string =>
    weeks.length === 1
      ? `Queda negativa la semana del ${inRow(weeks.map((week) => weekName(week, today)))}.`
      : `Quedan negativas las semanas del ${inRow(weeks.map((week) => weekName(week, today)))}.`,
  noneNegative: 'Ninguna otra semana queda negativa.',
  falls: (week: CashWeek, today: CivilDate): string => `La del ${weekName(week, today)} baja de {before} a {after}.`,
} as const
