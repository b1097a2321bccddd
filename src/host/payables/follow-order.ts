import { isTransferred } from '#domain/orders/tracker.ts'
import type { OrderEvents } from '../orders/index.ts'
import { applyPayrollEvent } from './payroll-changes.ts'
import { payrollById } from './payroll-store.ts'

/** Funds the payroll that an order finances when the order is transferred, or rejects it with the order. */
export const followOrder: OrderEvents['statusChanged'][number] = async (tx, clock, { order, reason, status }) => {
  const { businessId, country, payrollId } = order
  const owner = { id: businessId, country }
  const payroll = payrollId && (await payrollById(tx, owner, payrollId))
  if (payroll?.status !== 'FINANCING_REQUESTED') return
  if (isTransferred(status)) await applyPayrollEvent(tx, clock, owner, payroll, 'FinancingApproved')
  else if (status === 'REJECTED')
    await applyPayrollEvent(tx, clock, owner, payroll, 'FinancingRejected', reason === undefined ? {} : { reason })
}
