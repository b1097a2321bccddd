import type { Money } from '../kernel/money.ts'

/** Why an issued invoice cannot be financed, the most decisive reason first. */
export const NOT_FINANCEABLE = [
  'CANCELLED',
  'REPLACED',
  'PAID',
  'FULLY_CREDITED',
  'ALREADY_ASSIGNED',
  'CLAIMED',
  'CASH_SALE',
  'GENERIC_RECEIVER',
] as const
/** One of `NOT_FINANCEABLE`. */
export type NotFinanceable = (typeof NOT_FINANCEABLE)[number]

/** The facts of an invoice that decide, all in one currency. */
export interface InvoiceFacts {
  readonly amount: Money
  /** The sum of its credit notes as stated. */
  readonly creditNotes: Money
  /** The balance after its latest payment; undefined without a known payment. */
  readonly outstanding: Money | undefined
  /** Cancelled at the tax authority. */
  readonly cancelled: boolean
  /** Replaced by another invoice. */
  readonly replaced: boolean
  /** Its receivable is already assigned to another party. */
  readonly assigned: boolean
  /** CL: its debtor claimed it at the tax authority. */
  readonly claimed: boolean
  /** Paid in cash or free of charge on issue. */
  readonly paidOnIssue: boolean
  /** Issued to the general public or an unidentified foreigner, so it has no debtor. */
  readonly genericReceiver: boolean
}

/**
 * Every reason that applies, the most decisive first: the invoice no longer exists, is no longer owed, belongs to
 * another party, is disputed, or was never assignable. An empty list means financeable.
 *
 * A claimed invoice is not irrevocably accepted, so that its debtor may refuse to pay an assignee (Ley 19.983, art. 3 and 5).
 * Cash and free sales create no assignable credit (Ley 19.983; SII, Oficio 116 of 2020 and Circular 35 of 2017).
 *
 * @example
 * ```ts
 * import { reasonsNotFinanceable } from '@anticipo/domain/financing/financeability'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const amounts = { amount: money('CLP', 100), creditNotes: money('CLP', 100), outstanding: undefined }
 * const rest = { cancelled: false, replaced: false, assigned: false, paidOnIssue: false, genericReceiver: false }
 * reasonsNotFinanceable({ ...amounts, ...rest, claimed: true }) // ['FULLY_CREDITED', 'CLAIMED']
 * ```
 */
export const reasonsNotFinanceable = (facts: InvoiceFacts): ReadonlyArray<NotFinanceable> =>
  NOT_FINANCEABLE.filter((reason) => APPLIES[reason](facts))

const APPLIES: Readonly<Record<NotFinanceable, (facts: InvoiceFacts) => boolean>> = {
  CANCELLED: ({ cancelled }) => cancelled,
  REPLACED: ({ replaced }) => replaced,
  PAID: ({ outstanding }) => outstanding !== undefined && outstanding.minor <= 0,
  FULLY_CREDITED: ({ amount, creditNotes }) => creditNotes.minor >= amount.minor,
  ALREADY_ASSIGNED: ({ assigned }) => assigned,
  CLAIMED: ({ claimed }) => claimed,
  CASH_SALE: ({ paidOnIssue }) => paidOnIssue,
  GENERIC_RECEIVER: ({ genericReceiver }) => genericReceiver,
}
