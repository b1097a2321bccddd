import type { Invoice } from './document.ts'

/**
 * CL: what was paid when an invoice was issued, in pesos: the total less the lower of SaldoInsol and MntTotal - MntCancel, as far as
 * they are stated; both zero is how programs fill what they do not know. Without them an FchCancel up to the issue says all; a later one
 * is a promise (SII, formato de documentos tributarios electrónicos).
 */
export const paidAtIssue = ({ amount, facts, issueDate }: Pick<Invoice, 'amount' | 'facts' | 'issueDate'>): number => {
  if (facts._tag !== 'DteFacts') return 0
  const { amountCancelled, balance, cancelledOn } = facts
  const isFilled = amountCancelled?.minor === 0 && balance?.minor === 0
  const left = isFilled
    ? []
    : [balance?.minor, amountCancelled === undefined ? undefined : amount.minor - amountCancelled.minor].filter(
        (minor) => minor !== undefined,
      )
  if (left.length > 0) return amount.minor - Math.min(amount.minor, Math.max(0, Math.min(...left)))
  return cancelledOn !== undefined && cancelledOn <= issueDate ? amount.minor : 0
}
