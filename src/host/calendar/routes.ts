import * as E from 'fp-ts/Either'
import { yearOf } from '#domain/kernel/civil-date.ts'
import { endpoints } from '#wire/endpoints.ts'
import { invalid } from '../http/host-error.ts'
import { serveUser, type Route } from '../http/serve.ts'
import type { HostServices } from '../server/services.ts'
import { calendarOfCountry } from './calendars.ts'

/** No screen asks for more at once. */
const MOST_YEARS = 12

export const calendarRoutes = (parts: HostServices): ReadonlyArray<Route> => [
  serveUser(parts, endpoints.holidays, async ({ query: { country, from, to } }) => {
    const first = yearOf(from)
    const years = yearOf(to) - first + 1
    if (to < from || years > MOST_YEARS) return E.left(invalid(['from', 'to']))
    const { holidaysOf } = calendarOfCountry(country)
    const listed = Array.from({ length: years }, (_, at) => holidaysOf(first + at)).flat()
    return E.right(listed.filter(({ date }) => date >= from && date <= to).map(({ name, date }) => ({ name, date })))
  }),
]
