import { isAfterTransfer } from '../orders/bills.ts'
import type { OrderEvents } from '../orders/order-events.ts'
import { applyPayrollEvent } from './payroll-changes.ts'
import { payrollById } from './payroll-store.ts'

/** The payroll that an order finances is funded by the transfer of the order, or rejected with it. */
export const followOrder: OrderEvents['statusChanged'][number] = async (tx, clock, { order, reason, status }) => {
  const { businessId, country, payrollId } = order
  const owner = { id: businessId, country }
  const payroll = payrollId && (await payrollById(tx, owner, payrollId))
  if (payroll?.status !== 'FINANCING_REQUESTED') return
  if (isAfterTransfer(status)) await applyPayrollEvent(tx, clock, owner, payroll, 'FinancingApproved')
  else if (status === 'REJECTED')
    await applyPayrollEvent(tx, clock, owner, payroll, 'FinancingRejected', reason === undefined ? {} : { reason })
}
