import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { route, routes } from '../http/route.ts'
import { approvalsOf } from './approval-store.ts'
import { viewsOf } from './approval-views.ts'
import { decideApproval, type DecisionServices, withdrawApproval } from './decide-approval.ts'

export const approvalRoutes = routes((services: DecisionServices) => [
  route(endpoints.approvals, async ({ business, db, session }) =>
    E.right(await viewsOf(db, business, session, await approvalsOf(db, business.id))),
  ),
  route(endpoints.approvalDecide, (call) => call.transaction((tx) => decideApproval(services, tx, call))),
  route(endpoints.approvalWithdraw, (call) => call.transaction((tx) => withdrawApproval(services, tx, call))),
])
