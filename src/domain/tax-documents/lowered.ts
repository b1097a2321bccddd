import { moneyWithin, type Money } from '../kernel/money.ts'
import { inBoth } from './amount.ts'
import type { DocumentedInvoice } from './documented-invoice.ts'

/** The part of an issued invoice's total that is not financed, in the currency of the country. */
export interface Lowered {
  /** Credit notes, payments and what was paid on issue together: the total less what is financeable. */
  readonly total: Money
  /** The part beyond the credit notes. */
  readonly paid: Money
}

/** The parts that are not financed. An annulled invoice, or one whose notes reach its total, has no payments in it. */
export const loweredBy = (
  invoice: Pick<DocumentedInvoice, 'document' | 'financeable' | 'parts' | 'states'>,
): Lowered => {
  const { document, financeable, parts, states } = invoice
  const { currency } = document.localAmount
  const total = Math.max(0, document.localAmount.minor - financeable.minor)
  const credits = inBoth(parts.credits, document)?.local ?? 0
  const paid = states.includes('FULLY_CREDITED') ? 0 : total - Math.min(total, credits)
  return { total: moneyWithin(currency, total), paid: moneyWithin(currency, paid) }
}

/** The payments that documents prove, in the currency of the country: the total with its notes less the balance. */
export const confirmedPayments = (
  invoice: Pick<DocumentedInvoice, 'document' | 'outstandingLocal' | 'parts' | 'states'>,
): Money => {
  const { document, outstandingLocal, parts, states } = invoice
  const { currency, minor } = document.localAmount
  const notes = (inBoth(parts.debits, document)?.local ?? 0) - (inBoth(parts.credits, document)?.local ?? 0)
  const paid = states.includes('FULLY_CREDITED') ? 0 : minor + notes - outstandingLocal.minor
  return moneyWithin(currency, Math.max(0, paid))
}
