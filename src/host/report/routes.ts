import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import { issueTicket } from './report-token.ts'

interface Services {
  readonly clock: Clock
}

/** The page of the report, which a ticket opens. */
export const REPORT_PATH = '/reports/xtracker'

export const reportRoutes = routes(({ clock }: Services) => [
  /* The ticket is a short-lived row of the session, not data of the business. */
  route(endpoints.report, async ({ acrossCompanies, business, session }) =>
    E.right({ path: `${REPORT_PATH}?ticket=${await issueTicket(acrossCompanies, clock, session, business.id)}` }),
  ),
])
