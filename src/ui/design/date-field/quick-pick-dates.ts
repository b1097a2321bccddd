import type { Calendar } from '#domain/calendar/calendar.ts'
import { suggestPaymentDate } from '#domain/financing/payment-date.ts'
import { addDays, type CivilDate, dayOf, daysInMonth, monthOf, yearOf } from '#domain/kernel/civil-date.ts'
import { dateFieldText } from './date-field.text.ts'

/** A date button. */
export interface QuickPick {
  readonly label: string
  readonly date: CivilDate
}

/**
 * The due date, 30, 45 and 60 days from today, and the end of the month: each on a business day, and only those that
 * are valid.
 */
export const defaultQuickPicks = (
  today: CivilDate,
  calendar: Calendar,
  dueDate?: CivilDate,
  noticeDays = 0,
): ReadonlyArray<QuickPick> => {
  const labels = dateFieldText.picks
  const wanted = [
    ...(dueDate !== undefined ? [{ label: labels.dueDate, date: dueDate }] : []),
    ...[30, 45, 60].map((days) => ({ label: labels.inDays(days), date: addDays(today, days) })),
    { label: labels.endOfMonth, date: addDays(today, daysInMonth(yearOf(today), monthOf(today)) - dayOf(today)) },
  ]
  return wanted.flatMap(({ label, date }) => {
    const open = suggestPaymentDate(date, { today, noticeDays }, calendar)
    return open === undefined ? [] : [{ label, date: open }]
  })
}
