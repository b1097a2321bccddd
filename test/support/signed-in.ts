import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { Session } from '#application/identity/sessions.port.ts'
import { civilDate, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { makeFakeHolidays } from './fakes/holidays.ts'
import { makeFakeTime } from './fakes/time.ts'
import { aBusiness, aSession } from './samples/identity.ts'

/** A user of a company of that country is signed in. */
export const signedInTo = (country: Country = 'CL', over: Partial<Session> = {}): CurrentSession => {
  const current = new CurrentSession()
  current.set(aSession({ business: aBusiness({ country }), ...over }))
  return current
}

/** The calendar of a company on one day. */
export const calendarOn = (today: CivilDate = civilDate('2026-03-04'), country: Country = 'CL'): BusinessCalendar =>
  new BusinessCalendar({
    current: signedInTo(country),
    holidays: makeFakeHolidays(),
    clock: { ...makeFakeTime().clock, today: () => today },
  })
