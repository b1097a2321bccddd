import type { Money } from '../kernel/money.ts'

/** Why an issued invoice cannot be turned into cash. */
export type NotFinanceable =
  | 'CANCELLED'
  | 'REPLACED'
  | 'PAID'
  | 'FULLY_CREDITED'
  | 'ALREADY_ASSIGNED'
  | 'CASH_SALE'
  | 'GENERIC_RECEIVER'

/** What is known of an invoice when the question is asked, all of one currency. */
export interface InvoiceFacts {
  readonly amount: Money
  /** The sum of its credit notes, as they state it. */
  readonly creditNotes: Money
  /** What its latest payment leaves to be paid; undefined when none is known. */
  readonly outstanding: Money | undefined
  /** The tax authority holds it for void. */
  readonly cancelled: boolean
  /** Another invoice was issued in its place. */
  readonly replaced: boolean
  /** Its credit already belongs to somebody else. */
  readonly assigned: boolean
  /** It was paid in cash or free of charge when it was issued. */
  readonly paidOnIssue: boolean
  /** It names the public at large or an unnamed foreigner, so nobody owes it. */
  readonly genericReceiver: boolean
}

/**
 * Every reason that applies, the one that settles the matter first: an invoice that no longer exists, one that is not
 * owed any more, one that belongs to another, one that could never be assigned. None means it can be financed.
 *
 * Cash and free sales have no credit to assign (Ley 19.983; SII, Oficio 116 of 2020 and Circular 35 of 2017).
 */
export const reasonsNotFinanceable = (facts: InvoiceFacts): ReadonlyArray<NotFinanceable> =>
  REASONS.filter(([, applies]) => applies(facts)).map(([reason]) => reason)

export const isFinanceable = (facts: InvoiceFacts): boolean => REASONS.every(([, applies]) => !applies(facts))

const REASONS: ReadonlyArray<readonly [NotFinanceable, (facts: InvoiceFacts) => boolean]> = [
  ['CANCELLED', ({ cancelled }) => cancelled],
  ['REPLACED', ({ replaced }) => replaced],
  ['PAID', ({ outstanding }) => outstanding !== undefined && outstanding.minor <= 0],
  ['FULLY_CREDITED', ({ amount, creditNotes }) => creditNotes.minor >= amount.minor],
  ['ALREADY_ASSIGNED', ({ assigned }) => assigned],
  ['CASH_SALE', ({ paidOnIssue }) => paidOnIssue],
  ['GENERIC_RECEIVER', ({ genericReceiver }) => genericReceiver],
]
