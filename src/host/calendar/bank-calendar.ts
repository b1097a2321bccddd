import { bankCalendar, type Calendar } from '#domain/calendar/calendar.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Queries } from '../database/database.ts'
import { addedHolidays } from './added-holidays.ts'

/** The business days of a country, without the holidays that operators added. Read for each call, so that all hosts agree. */
export const bankCalendarOf = async (queries: Queries, country: Country): Promise<Calendar> =>
  bankCalendar(country, await addedHolidays(queries, country))
