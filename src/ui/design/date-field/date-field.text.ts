import { absurd } from 'fp-ts/function'
import { type CivilDate, isoWeekday, monthOf, yearOf } from '#domain/kernel/civil-date.ts'
import { MAX_DAYS_AHEAD } from '#domain/financing/payment-date.ts'
import { formatSentenceDate, formatShortDate, formatWeekdayDate } from '#domain/kernel/format.ts'
import { MONTHS, WEEKDAYS } from '#domain/labels/spanish-calendar.ts'
import { plural } from '../../text/plural.ts'
import type { DateProblem, DayState } from './date-rules.ts'

const monthName = (date: CivilDate): string => MONTHS[monthOf(date) - 1] ?? ''

/** The texts of the date field. */
export const dateFieldText = {
  placeholder: 'DD/MM/AAAA',
  openCalendar: 'Abrir calendario',
  calendar: 'Calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  year: 'Año',
  loading: 'Abriendo calendario',
  quickPicks: 'Fechas frecuentes',
  suggested: 'Sugerida',
  picks: { dueDate: 'Vencimiento', inDays: (days: number): string => `+${days}`, endOfMonth: 'Fin de mes' },
  month: (date: CivilDate): string => `${monthName(date)} ${yearOf(date)}`,
  monthName,
  weekdays: WEEKDAYS,
  /** `vie 05/09 · en 12 días hábiles`; with the year after this one. */
  hint: (date: CivilDate, openDays: number, today: CivilDate = date): string =>
    `${formatWeekdayDate(date, { today })} · ${distance(openDays)}`,
  use: (date: CivilDate): string => `¿Usar ${weekday(date)} ${shortDay(date)}?`,
  problem: (problem: DateProblem): string => {
    switch (problem._tag) {
      case 'DateUnreadable':
        return 'No entendemos esa fecha. Escríbela como día/mes/año.'
      case 'DateImpossible':
        return 'Esa fecha no existe. Revisa el día y el mes.'
      case 'PaymentDatePast':
        return 'No se puede seleccionar fechas pasadas'
      case 'PaymentDateTooSoon':
        return `El ${shortDay(problem.date)} es demasiado pronto.`
      case 'PaymentDateTooFar':
        return `El ${formatShortDate(problem.date)} está a más de ${MAX_DAYS_AHEAD} días.`
      case 'PaymentDateWeekend':
        return `El ${shortDay(problem.date)} es ${weekday(problem.date)}.`
      case 'PaymentDateHoliday':
        return `El ${shortDay(problem.date)} es feriado (${problem.name}).`
      default:
        return absurd(problem)
    }
  },
  /** The accessible name of a calendar day. */
  day: (date: CivilDate, facts: DayState, isSuggested: boolean): string =>
    [
      `${weekday(date)} ${formatSentenceDate(date)} de ${yearOf(date)}`,
      ...(facts.isToday ? ['hoy'] : []),
      ...(facts.holiday === undefined ? [] : [`feriado: ${facts.holiday}`]),
      ...(isSuggested ? ['sugerida'] : []),
      ...(facts.isOpen ? [] : ['no disponible']),
    ].join(', '),
  /** The text below the calendar about the focused day. */
  dayNote: (date: CivilDate, facts: DayState, openDays: number | undefined): string => {
    if (facts.isFuture) return 'Esa fecha aún no llega.'
    if (facts.isPast) return dateFieldText.problem({ _tag: 'PaymentDatePast', date, suggestion: undefined })
    if (facts.isTooSoon) return dateFieldText.problem({ _tag: 'PaymentDateTooSoon', date, suggestion: undefined })
    if (facts.isTooFar) return dateFieldText.problem({ _tag: 'PaymentDateTooFar', date, suggestion: undefined })
    if (facts.holiday !== undefined) return `${formatSentenceDate(date)}: ${facts.holiday}`
    return facts.isWeekend ? `${formatSentenceDate(date)}: fin de semana` : dateFieldText.note(date, openDays)
  },
  note: (date: CivilDate, openDays: number | undefined): string =>
    openDays === undefined ? `${formatSentenceDate(date)} de ${yearOf(date)}` : dateFieldText.hint(date, openDays),
  pick: (label: string, date: CivilDate): string => `${label}: ${formatShortDate(date)}`,
}

const weekday = (date: CivilDate): string => WEEKDAYS[isoWeekday(date) - 1] ?? ''

/** `18/09` */
const shortDay = (date: CivilDate): string => formatShortDate(date).slice(0, 5)

const distance = (openDays: number): string =>
  openDays === 0 ? 'hoy' : `en ${openDays} ${plural(openDays, 'día hábil', 'días hábiles')}`
