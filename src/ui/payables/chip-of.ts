import type { PayableListName } from '#application/payables/payables.port.ts'
import { type CivilDate, daysBetween } from '#domain/kernel/civil-date.ts'
import type { PayableInvoice, PayrollId } from '#domain/payables/payable-invoice.ts'
import { claimDaysLeft, noticeOf } from '#domain/payables/payable-notice.ts'
import type { PaymentObstacle } from '#domain/payables/payment-obstacle.ts'

/** The only chip of a row. */
export type PayableChip =
  | { readonly _tag: 'Obstacle'; readonly obstacle: PaymentObstacle }
  | { readonly _tag: 'ToConfirm'; readonly assignee: string }
  | { readonly _tag: 'WithoutReceipt' }
  | { readonly _tag: 'Payroll'; readonly id: PayrollId; readonly name: string }
  | { readonly _tag: 'Duplicate' }
  | { readonly _tag: 'Claimable'; readonly days: number }
  | { readonly _tag: 'Assigned'; readonly to: string }
  | { readonly _tag: 'NoAccount' }
  | { readonly _tag: 'Late'; readonly days: number }
  | { readonly _tag: 'Today' }

export interface ChipParts {
  readonly list: PayableListName
  readonly today: CivilDate
}

/** The first that applies: what keeps it from being paid or needs an answer comes before what is only to be known. */
export const chipOf = (invoice: PayableInvoice, { list, today }: ChipParts): PayableChip | undefined => {
  const { assignee, isPossibleDuplicate, location, obstacle, paymentDate, payrollName } = invoice
  const { supplier, unconfirmedCession } = invoice
  const notice = noticeOf(invoice, today)
  if (notice === 'WITHOUT_RECEIPT') return { _tag: 'WithoutReceipt' }
  if (location._tag === 'Paid' && location.payrollId !== undefined && payrollName !== undefined && notice === undefined)
    return { _tag: 'Payroll', id: location.payrollId, name: payrollName }
  if (assignee !== undefined && unconfirmedCession !== undefined) return { _tag: 'ToConfirm', assignee: assignee.name }
  if (obstacle !== undefined) return { _tag: 'Obstacle', obstacle }
  if (list !== 'inbox') return undefined
  if (isPossibleDuplicate) return { _tag: 'Duplicate' }
  if (!supplier.hasBankAccount) return { _tag: 'NoAccount' }
  const days = claimDaysLeft(invoice, today)
  if (days !== undefined) return { _tag: 'Claimable', days }
  if (assignee !== undefined) return { _tag: 'Assigned', to: assignee.name }
  const late = daysBetween(paymentDate, today)
  if (late > 0) return { _tag: 'Late', days: late }
  return late === 0 ? { _tag: 'Today' } : undefined
}
