import type { CivilDate } from '../kernel/civil-date.ts'
import { type NotedInvoice, noticeOf } from './invoice-notice.ts'
import type { FinanceableInvoice } from './invoice.ts'

/** The facts that decide whether an invoice is selected when the table opens. */
export type PreselectionFacts = NotedInvoice & Pick<FinanceableInvoice, 'isRemovable' | 'signature'>

/**
 * An invoice is preselected when the company itself uploaded it and never ordered it, which is why it is there, and nothing
 * is to be reviewed first: its signature is verified, it is not overdue, and it has no notice. Invoices of the tax authority
 * are never preselected.
 *
 * @example
 * ```ts
 * import { isPreselected } from '@anticipo/domain/financing/preselection'
 * import { SAMPLE_TODAY, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * isPreselected(sampleInvoice('1', { isRemovable: true }), SAMPLE_TODAY) // true
 * isPreselected(sampleInvoice('1'), SAMPLE_TODAY) // false
 * ```
 */
export const isPreselected = (invoice: PreselectionFacts, today: CivilDate): boolean =>
  invoice.isRemovable === true &&
  invoice.signature.status === 'VERIFIED' &&
  invoice.dueDate >= today &&
  noticeOf(invoice, today) === undefined
