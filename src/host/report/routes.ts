import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { serveTenant, type Route } from '../http/serve.ts'
import type { HostServices } from '../server/services.ts'
import { issueTicket } from './report-token.ts'

/** Where the page of the report is, for whoever has a ticket. */
export const REPORT_PATH = '/reports/xtracker'

export const reportRoutes = (parts: HostServices): ReadonlyArray<Route> => [
  serveTenant(parts, endpoints.report, async ({ business, session }) =>
    E.right({ path: `${REPORT_PATH}?ticket=${await issueTicket(parts.database, parts.clock, session, business.id)}` }),
  ),
]
