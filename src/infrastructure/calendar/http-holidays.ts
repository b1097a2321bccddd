import type { Holidays } from '#application/calendar/holidays.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'

export const makeHttpHolidays = (call: ApiCall): Holidays => ({
  list: (country, from, to) => call(endpoints.holidays, { query: { country, from, to } }),
})
