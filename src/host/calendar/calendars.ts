import { bankCalendar, type Calendar } from '#domain/calendar/calendar.ts'
import type { Country } from '#domain/kernel/country.ts'

/** Created once: a calendar caches the days already computed. */
const CALENDARS: Readonly<Record<Country, Calendar>> = { CL: bankCalendar('CL'), MX: bankCalendar('MX') }

export const calendarOfCountry = (country: Country): Calendar => CALENDARS[country]
