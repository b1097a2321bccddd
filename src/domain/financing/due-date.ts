import { addDaysWithin, type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import type { PaymentTerms } from '../tax-documents/payment-terms.ts'

/**
 * Where the due date of an issued invoice comes from: stated as a date by a document; named in days by its payment
 * conditions; the default term from reception, or from issue where the reception is unknown.
 */
export type DueDateSource = 'DOCUMENT' | 'CONDITIONS' | 'RECEPTION' | 'ISSUE'

/** The facts that decide, in the order of their weight. */
export interface DueDateFacts {
  /** CL: FchVenc, or the last payment of the programme (MntPagos). */
  readonly stated: CivilDate | undefined
  /** CL: the agreed days of credit (TermPagoDias), from issue. */
  readonly namedDays: number | undefined
  /** The payment conditions, and what they say: MX CondicionesDePago, CL TermPagoGlosa. */
  readonly conditions: { readonly text: string; readonly terms: PaymentTerms } | undefined
  /** CL: the last due date of a cession. */
  readonly assigned: CivilDate | undefined
  /** CL: when the tax authority received the invoice. */
  readonly receivedOn: CivilDate | undefined
  readonly issueDate: CivilDate
}

/** A due date, which may be past or a closed day, and what it was taken from. */
export interface DueDate {
  readonly dueDate: CivilDate
  readonly dueDateSource: DueDateSource
  /** The conditions that were read; with the source RECEPTION or ISSUE, conditions that were not understood. */
  readonly dueDateText?: string
}

/**
 * Calendar days until an invoice without a stated date is due. CL: from its reception (Ley 19.983, art. 2). MX: the
 * law has no term, and the product assumes the same from issue.
 */
export const DEFAULT_TERM_DAYS = 30

/**
 * The due date by the first known fact: stated by the document; the agreed days, from issue; its conditions in words; the last due date
 * of its cession; `DEFAULT_TERM_DAYS` from reception (Ley 19.983, art. 2), or from issue. A calendar date, which may be past or a
 * closed day. Conditions that were not understood are kept as the text.
 *
 * @example
 * ```ts
 * import { dueDateOf } from '@anticipo/domain/financing/due-date'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * const issueDate = civilDate('2026-02-15')
 * const none = { stated: undefined, namedDays: undefined, conditions: undefined, assigned: undefined, receivedOn: undefined }
 * dueDateOf({ ...none, issueDate, receivedOn: civilDate('2026-02-20') }) // { dueDate: '2026-03-22', dueDateSource: 'RECEPTION' }
 * dueDateOf({ ...none, issueDate, namedDays: 60 }) // { dueDate: '2026-04-16', dueDateSource: 'CONDITIONS' }
 * ```
 */
export const dueDateOf = ({
  assigned,
  conditions,
  issueDate,
  namedDays,
  receivedOn,
  stated,
}: DueDateFacts): DueDate => {
  if (stated !== undefined) return { dueDate: stated, dueDateSource: 'DOCUMENT' }
  if (namedDays !== undefined) return { dueDate: addDaysWithin(issueDate, namedDays), dueDateSource: 'CONDITIONS' }
  if (conditions?.terms._tag === 'DueOn') {
    const { by, date } = conditions.terms
    return { dueDate: date, dueDateSource: by === 'DATE' ? 'DOCUMENT' : 'CONDITIONS', dueDateText: conditions.text }
  }
  const text = conditions === undefined ? {} : { dueDateText: conditions.text }
  if (assigned !== undefined) return { dueDate: assigned, dueDateSource: 'DOCUMENT' }
  return receivedOn === undefined
    ? { dueDate: addDaysWithin(issueDate, DEFAULT_TERM_DAYS), dueDateSource: 'ISSUE', ...text }
    : { dueDate: addDaysWithin(receivedOn, DEFAULT_TERM_DAYS), dueDateSource: 'RECEPTION', ...text }
}

/**
 * Whole days since the due date; 0 on that day and before it.
 *
 * @example
 * ```ts
 * import { daysOverdue } from '@anticipo/domain/financing/due-date'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * daysOverdue(civilDate('2026-02-20'), { today: civilDate('2026-03-02') }) // 10
 * daysOverdue(civilDate('2026-03-31'), { today: civilDate('2026-03-02') }) // 0
 * ```
 */
export const daysOverdue = (dueDate: CivilDate, { today }: { readonly today: CivilDate }): number =>
  Math.max(0, daysBetween(dueDate, today))
