import type { PayableListName } from '#application/payables/payables.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { paymentsText as text } from '../text/payables.ts'

/** What the chips and icons of an invoice say, for a file. */
export const stateText = (invoice: PayableInvoice, list: PayableListName, today: CivilDate): string => {
  const { assignee, isPossibleDuplicate, location, obstacle, paymentDate, payrollName, supplier } = invoice
  if (location._tag === 'Paid' && payrollName !== undefined) return payrollName
  if (obstacle !== undefined) return text.obstacle(obstacle).short
  if (list !== 'inbox') return ''
  const states = [
    isPossibleDuplicate && text.duplicate,
    assignee !== undefined && text.assigned(assignee.name),
    paymentDate < today && text.late,
    !supplier.hasBankAccount && text.noAccount,
  ]
  return states.filter((state) => state !== false).join(', ')
}
