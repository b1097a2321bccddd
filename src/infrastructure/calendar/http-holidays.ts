import type { Holidays } from '#application/calendar/holidays.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { Call } from '../http/call.ts'

export const makeHttpHolidays = (call: Call): Holidays => ({
  list: (country, from, to) => call(endpoints.holidays, { query: { country, from, to } }),
})
