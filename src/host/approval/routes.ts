import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { route, routes } from '../http/route.ts'
import { approvalsOf } from './approval-store.ts'
import { viewsOf } from './approval-views.ts'
import { changePolicy, policyAnswer } from './change-policy.ts'
import { decideApproval, type DecisionServices, withdrawApproval } from './decide-approval.ts'
import { rulesOf } from './policy-store.ts'

export const approvalRoutes = routes((services: DecisionServices) => [
  route(endpoints.approvals, async ({ business, db, session }) =>
    E.right(await viewsOf(db, business, session, await approvalsOf(db, business.id))),
  ),
  route(endpoints.approvalDecide, (call) => call.transaction((tx) => decideApproval(services, tx, call))),
  route(endpoints.approvalPolicy, async ({ business, db }) =>
    E.right(policyAnswer(await rulesOf(db, business, services.clock.now()))),
  ),
  route(endpoints.approvalPolicySave, (call) => call.transaction((tx) => changePolicy(services, tx, call))),
  route(endpoints.approvalWithdraw, (call) => call.transaction((tx) => withdrawApproval(services, tx, call))),
])
