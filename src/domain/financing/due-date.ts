import { addDaysWithin, type CivilDate, daysBetween } from '../kernel/civil-date.ts'

/**
 * Where the due date of an issued invoice comes from: stated as a date by a document; named in days by its payment
 * conditions; the default term from reception, or from issue where the reception is unknown.
 */
export type DueDateSource = 'DOCUMENT' | 'CONDITIONS' | 'RECEPTION' | 'ISSUE'

/** The facts that decide, in the order of their weight. */
export interface DueDateFacts {
  /** CL: FchVenc, or the last due date of a cession. */
  readonly stated: CivilDate | undefined
  /** MX: the days of credit that the payment conditions name, from issue. */
  readonly namedDays: number | undefined
  /** CL: when the tax authority received the invoice. */
  readonly receivedOn: CivilDate | undefined
  readonly issueDate: CivilDate
}

/** A due date, which may be past or a closed day, and what it was taken from. */
export interface DueDate {
  readonly dueDate: CivilDate
  readonly dueDateSource: DueDateSource
}

/**
 * Calendar days until an invoice without a stated date is due. CL: from its reception (Ley 19.983, art. 2). MX: the
 * law has no term, and the product assumes the same from issue.
 */
export const DEFAULT_TERM_DAYS = 30

/**
 * The due date by the first known fact: stated by the document; the days that its conditions name, from issue;
 * `DEFAULT_TERM_DAYS` from reception (Ley 19.983, art. 2), or from issue. A calendar date, which may be past or a
 * closed day.
 *
 * @example
 * ```ts
 * import { dueDateOf } from '@anticipo/domain/financing/due-date'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * const issueDate = civilDate('2026-02-15')
 * const none = { stated: undefined, namedDays: undefined, receivedOn: undefined }
 * dueDateOf({ ...none, issueDate, receivedOn: civilDate('2026-02-20') }) // { dueDate: '2026-03-22', dueDateSource: 'RECEPTION' }
 * dueDateOf({ ...none, issueDate, namedDays: 60 }) // { dueDate: '2026-04-16', dueDateSource: 'CONDITIONS' }
 * ```
 */
export const dueDateOf = ({ issueDate, namedDays, receivedOn, stated }: DueDateFacts): DueDate => {
  if (stated !== undefined) return { dueDate: stated, dueDateSource: 'DOCUMENT' }
  if (namedDays !== undefined) return { dueDate: addDaysWithin(issueDate, namedDays), dueDateSource: 'CONDITIONS' }
  return receivedOn === undefined
    ? { dueDate: addDaysWithin(issueDate, DEFAULT_TERM_DAYS), dueDateSource: 'ISSUE' }
    : { dueDate: addDaysWithin(receivedOn, DEFAULT_TERM_DAYS), dueDateSource: 'RECEPTION' }
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
