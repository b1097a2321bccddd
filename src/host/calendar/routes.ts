import * as E from 'fp-ts/Either'
import { holidaysOf } from '#domain/calendar/calendar.ts'
import { yearOf } from '#domain/kernel/civil-date.ts'
import { endpoints } from '#wire/endpoints.ts'
import { invalid } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import { bankCalendarOf } from './bank-calendar.ts'

/** No screen requests more at once. */
const MAX_YEARS = 12

export const calendarRoutes = routes(() => [
  route(endpoints.holidays, async ({ db, query: { country, from, to } }) => {
    const first = yearOf(from)
    const years = yearOf(to) - first + 1
    if (to < from || years > MAX_YEARS) return E.left(invalid(['from', 'to']))
    const calendar = await bankCalendarOf(db, country)
    const listed = Array.from({ length: years }, (_, at) => holidaysOf(first + at, calendar)).flat()
    return E.right(listed.filter(({ date }) => date >= from && date <= to).map(({ name, date }) => ({ name, date })))
  }),
])
