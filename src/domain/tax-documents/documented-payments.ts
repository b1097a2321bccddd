import type { CivilDate } from '../kernel/civil-date.ts'
import type { Invoice } from './document.ts'
import type { DocumentEffect } from './effect.ts'
import type { AppliedReceipt } from './receipts.ts'

/** The effect of the payment that an invoice states in itself. */
export const paidAtIssueEffect = (invoice: Invoice, paid: number): ReadonlyArray<DocumentEffect> => {
  const { amount, folio, issuer, key } = invoice
  if (paid === 0) return []
  return [
    {
      effect: 'PAID_AT_ISSUE',
      document: key,
      folio,
      by: issuer,
      on: paidAtIssueOn(invoice),
      proof: 'NONE',
      amount: { currency: amount.currency, minor: paid },
    },
  ]
}

/** The day of the last payment; undefined where no document says that it was paid. */
export const lastPaymentOf = (
  invoice: Invoice,
  receipts: ReadonlyArray<AppliedReceipt>,
  paid: number,
): CivilDate | undefined =>
  receipts
    .map(({ paidOn }) => paidOn)
    .toSorted()
    .at(-1) ?? (paid === 0 ? undefined : paidAtIssueOn(invoice))

const paidAtIssueOn = ({ facts, issueDate }: Invoice): CivilDate =>
  facts._tag === 'DteFacts' && facts.cancelledOn !== undefined && facts.cancelledOn < issueDate
    ? facts.cancelledOn
    : issueDate
