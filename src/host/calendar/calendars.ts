import { bankCalendar, type Calendar } from '#domain/calendar/calendar.ts'
import type { Country } from '#domain/kernel/country.ts'

/** Kept for the life of the host: a calendar remembers the days it was asked for. */
const CALENDARS: Readonly<Record<Country, Calendar>> = { CL: bankCalendar('CL'), MX: bankCalendar('MX') }

export const calendarOfCountry = (country: Country): Calendar => CALENDARS[country]
