import { baseOf, type FinanceableInvoice } from '#domain/financing/invoice.ts'
import { type Money, subtract } from '#domain/kernel/money.ts'
import { financeText } from '../text/finance.ts'

/** The balance of an invoice, and the sums that lowered its amount; undefined when nothing lowers it. */
export const loweredText = (
  invoice: Pick<FinanceableInvoice, 'amount' | 'creditNotes' | 'paid'>,
  write: (value: Money) => string,
): string | undefined => {
  const { amount, creditNotes, paid } = invoice
  if (creditNotes.minor === 0) return undefined
  const left = write(baseOf(invoice))
  if (paid === undefined) return financeText.creditNote(write(creditNotes), left)
  const credited = subtract(creditNotes, paid)
  return financeText.paid(left, write(amount), write(paid), credited.minor === 0 ? undefined : write(credited))
}
