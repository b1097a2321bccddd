import { approvedPolicy } from '../approval/change-policy.ts'
import type { DecisionServices } from '../approval/decide-approval.ts'
import { carryOutFrozen } from '../banking/index.ts'
import { orderRequests } from '../orders/index.ts'
import { makeApprovedPayments } from '../payables/approved-payments.ts'
import { approvedSupplierCall } from '../suppliers/index.ts'
import { approvedMemberCall } from '../team/index.ts'
import { approvedPayout } from '../wallet/index.ts'
import type { HostServices } from './services.ts'

/** Each act that others authorise is carried out by its context. */
export const approvedActsOf = (services: HostServices): DecisionServices['approvedActs'] => ({
  MEMBER: approvedMemberCall(services),
  ORDER: orderRequests.approvedOrder(services),
  SURPLUS: approvedPayout(services),
  ...makeApprovedPayments(services),
  OWN_ACCOUNT: (tx, call, frozen) =>
    carryOutFrozen({ services, tx, call }, frozen, async () => ({ business: call.business })),
  POLICY: approvedPolicy(services),
  SUPPLIER_ACCOUNT: approvedSupplierCall(services),
})
