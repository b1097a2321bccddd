import { daysBetween } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { claimDaysLeft, noticeOf } from '#domain/payables/payable-notice.ts'
import { noticeText } from '../text/payable-notices.ts'
import { paymentsText as text } from '../text/payables.ts'
import type { ChipParts } from './chip-of.ts'

/** The words of the chips and icons of an invoice, for a file. */
export const stateText = (invoice: PayableInvoice, { list, today }: ChipParts, country: Country): string => {
  const { assignee, isPossibleDuplicate, location, obstacle, paymentDate, payrollName, supplier } = invoice
  if (location._tag === 'Paid')
    return joined([
      payrollName,
      noticeOf(invoice, today) === 'WITHOUT_RECEIPT' && noticeText.receiptDetail(invoice, country),
      obstacle !== undefined && text.obstacle(obstacle).short,
    ])
  if (obstacle !== undefined) return text.obstacle(obstacle).short
  if (list !== 'inbox') return ''
  const days = claimDaysLeft(invoice, today)
  return joined([
    isPossibleDuplicate && text.duplicate,
    days !== undefined && noticeText.claimDetail(days),
    assignee !== undefined && text.assigned(assignee.name),
    paymentDate < today && text.late(daysBetween(paymentDate, today)),
    !supplier.hasBankAccount && text.noAccount,
  ])
}

const joined = (states: ReadonlyArray<string | false | undefined>): string =>
  states.filter((state) => state !== false && state !== undefined).join(', ')
