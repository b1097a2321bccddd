import { HolidayList, HolidayQuery } from './calendar.codec.ts'
import { endpoint } from './endpoint.ts'

export const calendarEndpoints = {
  holidays: endpoint({
    method: 'GET',
    path: '/api/holiday',
    access: 'user',
    query: HolidayQuery,
    response: HolidayList,
  }),
}
