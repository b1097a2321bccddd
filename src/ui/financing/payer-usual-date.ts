import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import { nextBusinessDay } from '#domain/financing/payment-date.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'

/** The business day on which a late payer would pay this invoice; `undefined` for a punctual one, or a past day. */
export const payerUsualDate = (
  invoice: FinanceableInvoice,
  { calendar, today }: BusinessCalendar,
): CivilDate | undefined => {
  const { averageDaysLate = 0, dueDate } = invoice
  if (averageDaysLate < 1) return undefined
  const date = addDays(dueDate, averageDaysLate)
  return date < today ? undefined : nextBusinessDay(calendar, date)
}
