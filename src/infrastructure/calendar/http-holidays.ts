import type { Holidays } from '#application/calendar/holidays.port.ts'
import { calendarEndpoints } from '#wire/calendar.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpHolidays = (api: Api): Holidays => ({
  list: (country, from, to) => api.call(calendarEndpoints.holidays, { query: { country, from, to } }),
})
