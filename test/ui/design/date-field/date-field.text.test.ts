import { describe, expect, it } from 'vitest'
import { bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { dateFieldText } from '#ui/design/date-field/date-field.text.ts'
import { defaultQuickPicks } from '#ui/design/date-field/quick-pick-dates.ts'
import { dayState, distanceTo, suggestedDate, problemOf } from '#ui/design/date-field/date-rules.ts'

const day = (text: string): CivilDate => text as CivilDate
const rules = { calendar: bankCalendar('CL'), today: day('2026-09-10') }

const rejection = (date: string): string => {
  const problem = problemOf(day(date), rules)
  const instead = suggestedDate(problem)
  if (problem === undefined || instead === undefined) return ''
  return `${dateFieldText.problem(problem)} ${dateFieldText.use(instead)}`
}

describe('the texts of the date field', () => {
  it('contain the holiday and the suggestion', () => {
    expect(rejection('2026-09-18')).toBe('El 18/09 es feriado (Independencia Nacional). ¿Usar lunes 21/09?')
  })

  it('contain the day of a weekend', () => {
    expect(rejection('2026-09-12')).toBe('El 12/09 es sábado. ¿Usar lunes 14/09?')
  })

  it('reject the past', () => {
    expect(rejection('2026-09-09')).toBe('No se puede seleccionar fechas pasadas ¿Usar jueves 10/09?')
  })

  it('count open days, one and many', () => {
    const hint = (date: string): string => dateFieldText.hint(day(date), distanceTo(day(date), rules))
    expect(hint('2026-09-10')).toBe('jue 10/09 · hoy')
    expect(hint('2026-09-11')).toBe('vie 11/09 · en 1 día hábil')
    expect(hint('2026-09-25')).toBe('vie 25/09 · en 10 días hábiles')
  })

  it('describe a day as the calendar shows it', () => {
    const labelOf = (date: string): string => dateFieldText.day(day(date), dayState(day(date), rules), false)
    expect(labelOf('2026-09-18')).toBe(
      'viernes 18 de septiembre de 2026, feriado: Independencia Nacional, no disponible',
    )
    expect(labelOf('2026-09-10')).toBe('jueves 10 de septiembre de 2026, hoy')
    expect(labelOf('2026-09-09')).toBe('miércoles 9 de septiembre de 2026, no disponible')
  })
})

describe('a date that has happened', () => {
  const past = { latest: day('2026-09-10') }

  it('is any day up to today, whatever its weekday', () => {
    const isOpen = (date: string): boolean => dayState(day(date), past).isOpen
    expect(['2026-09-10', '2026-09-06', '1980-02-29', '2026-09-11'].map(isOpen)).toEqual([true, true, true, false])
  })

  it('is shown in full, and one after today with the reason', () => {
    const note = (date: string): string => dateFieldText.dayNote(day(date), dayState(day(date), past), undefined)
    expect(note('1980-02-29')).toBe('29 de febrero de 1980')
    expect(note('2026-09-11')).toBe('Esa fecha aún no llega.')
  })
})

describe('the quick picks', () => {
  it('are business days: the due date on a holiday becomes the Monday after', () => {
    const picks = defaultQuickPicks(rules.today, rules.calendar, day('2026-09-18'))
    expect(picks.map(({ label, date }) => `${label} ${date}`)).toEqual([
      'Vencimiento 2026-09-21',
      '+30 2026-10-13',
      '+45 2026-10-26',
      '+60 2026-11-09',
      'Fin de mes 2026-09-30',
    ])
    expect(picks.every(({ date }) => isBusinessDay(date, rules.calendar))).toBe(true)
  })

  it('exclude a past due date', () => {
    expect(defaultQuickPicks(rules.today, rules.calendar, day('2026-09-01')).map(({ label }) => label)).not.toContain(
      'Vencimiento',
    )
  })
})
