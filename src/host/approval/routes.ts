import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import { approvalOf, approvalsOf } from './approval-store.ts'
import { viewsOf } from './approval-views.ts'
import { changePolicy, policyAnswer } from './change-policy.ts'
import { decideApproval, type DecisionServices, withdrawApproval } from './decide-approval.ts'
import { rulesOf } from './policy-store.ts'

export const approvalRoutes = routes((services: DecisionServices) => [
  route(endpoints.approvals, async ({ business, db, session }) =>
    E.right(await viewsOf(db, business, session, await approvalsOf(db, business.id))),
  ),
  route(endpoints.approval, async ({ business, db, params, session }) => {
    const found = await approvalOf(db, business.id, params.approvalId)
    const [shown] = await viewsOf(db, business, session, found === undefined ? [] : [found])
    return shown === undefined ? E.left(NOT_FOUND) : E.right(shown)
  }),
  route(endpoints.approvalDecide, (call) => call.transaction((tx) => decideApproval(services, tx, call))),
  route(endpoints.approvalPolicy, async ({ business, db }) =>
    E.right(policyAnswer(await rulesOf(db, business, services.clock.now()))),
  ),
  route(endpoints.approvalPolicySave, (call) => call.transaction((tx) => changePolicy(services, tx, call))),
  route(endpoints.approvalWithdraw, (call) => call.transaction((tx) => withdrawApproval(services, tx, call))),
])
