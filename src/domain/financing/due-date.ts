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

export interface DueDate {
  readonly dueDate: CivilDate
  readonly dueDateSource: DueDateSource
}

/**
 * Calendar days until an invoice without a stated date is due. CL: from its reception (Ley 19.983, art. 2). MX: the
 * law has no term, and the product assumes the same from issue.
 */
export const DEFAULT_TERM_DAYS = 30

/** A calendar date, which may be past or a closed day. */
export const dueDateOf = ({ issueDate, namedDays, receivedOn, stated }: DueDateFacts): DueDate => {
  if (stated !== undefined) return { dueDate: stated, dueDateSource: 'DOCUMENT' }
  if (namedDays !== undefined) return { dueDate: addDaysWithin(issueDate, namedDays), dueDateSource: 'CONDITIONS' }
  return receivedOn === undefined
    ? { dueDate: addDaysWithin(issueDate, DEFAULT_TERM_DAYS), dueDateSource: 'ISSUE' }
    : { dueDate: addDaysWithin(receivedOn, DEFAULT_TERM_DAYS), dueDateSource: 'RECEPTION' }
}

/** Whole days since the due date; 0 on that day and before it. */
export const daysOverdue = (dueDate: CivilDate, { today }: { readonly today: CivilDate }): number =>
  Math.max(0, daysBetween(dueDate, today))
