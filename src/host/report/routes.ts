import * as E from 'fp-ts/Either'
import { reportPeriod, type ReportPeriodError } from '#domain/orders/report-period.ts'
import { endpoints } from '#wire/endpoints.ts'
import { invalid } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import type { AskedPeriod } from './report-data.ts'
import { issueTicket } from './report-token.ts'

interface Services {
  readonly clock: Clock
}

/** The end of a period to which the client has to look. */
const WRONG_END: Readonly<Record<ReportPeriodError['_tag'], keyof AskedPeriod>> = {
  PeriodToCome: 'to',
  PeriodReversed: 'from',
  PeriodTooLong: 'from',
}

/** The page of the report, which a ticket opens. */
export const REPORT_PATH = '/reports/xtracker'

export const reportRoutes = routes(({ clock }: Services) => [
  /* The ticket is a short-lived row of the session, not data of the business. */
  route(endpoints.report, async ({ acrossCompanies, business, query, session }) => {
    const period = reportPeriod(query, clock.today(business.country))
    if (E.isLeft(period)) return E.left(invalid([WRONG_END[period.left._tag]]))
    const ticket = await issueTicket(acrossCompanies, clock, session, business.id)
    const months = Object.entries(query).filter(([, month]) => month !== undefined)
    return E.right({ path: [`${REPORT_PATH}?ticket=${ticket}`, ...months.map((pair) => pair.join('='))].join('&') })
  }),
])
