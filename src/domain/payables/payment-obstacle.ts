import { type Money, moneyWithin } from '../kernel/money.ts'

/**
 * Why a received invoice is not paid, the most decisive reason first: cancelled at the tax authority, replaced by another
 * invoice, no longer in the archive, claimed (Chile: Ley 19.983 art. 3), nothing left after its credit notes or payments,
 * paid in cash or free of charge on issue.
 */
export const PAYMENT_OBSTACLES = [
  'CANCELLED',
  'REPLACED',
  'REMOVED',
  'CLAIMED',
  'FULLY_CREDITED',
  'SETTLED',
  'CASH_PURCHASE',
] as const
/** One of `PAYMENT_OBSTACLES`. */
export type PaymentObstacle = (typeof PAYMENT_OBSTACLES)[number]

/** What the documents say of a received invoice. All amounts in one currency and not negative. */
export interface PayableFacts {
  readonly amount: Money
  readonly creditNotes: Money
  readonly debitNotes: Money
  /** The sum of the payments that the supplier confirmed. */
  readonly paid: Money
  /** The balance after the supplier's latest confirmation, if it stated one. */
  readonly outstanding: Money | undefined
  /** Those that do not follow from the amounts. */
  readonly stated: ReadonlyArray<Exclude<PaymentObstacle, 'FULLY_CREDITED' | 'SETTLED'>>
}

/**
 * The total and its debit notes, less its credit notes and the confirmed payments: at most the balance that the supplier
 * stated, which some state after the credit notes and some before, and never below zero.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { balanceOf } from '@anticipo/domain/payables/payment-obstacle'
 *
 * const facts = { amount: money('MXN', 900), creditNotes: money('MXN', 200), debitNotes: money('MXN', 0), stated: [] }
 * balanceOf({ ...facts, paid: money('MXN', 100), outstanding: undefined }) // { currency: 'MXN', minor: 600 }
 * balanceOf({ ...facts, paid: money('MXN', 100), outstanding: money('MXN', 450) }) // { currency: 'MXN', minor: 450 }
 * ```
 */
export const balanceOf = ({ amount, creditNotes, debitNotes, paid, outstanding }: PayableFacts): Money => {
  const left = amount.minor + debitNotes.minor - creditNotes.minor - paid.minor
  return moneyWithin(amount.currency, Math.max(0, Math.min(left, outstanding?.minor ?? left)))
}

/**
 * What the supplier confirmed as paid: the total with its notes, less the balance. Never negative.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { confirmedOf } from '@anticipo/domain/payables/payment-obstacle'
 *
 * const facts = { amount: money('MXN', 900), creditNotes: money('MXN', 200), debitNotes: money('MXN', 0), stated: [] }
 * confirmedOf({ ...facts, paid: money('MXN', 100), outstanding: money('MXN', 450) }) // { currency: 'MXN', minor: 250 }
 * ```
 */
export const confirmedOf = (facts: PayableFacts): Money => {
  const { amount, creditNotes, debitNotes } = facts
  const due = amount.minor + debitNotes.minor - creditNotes.minor
  return moneyWithin(amount.currency, Math.max(0, due - balanceOf(facts).minor))
}

/**
 * The most decisive obstacle, by the order of `PAYMENT_OBSTACLES`; undefined for an invoice that can be paid.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { obstacleOf } from '@anticipo/domain/payables/payment-obstacle'
 *
 * const total = { amount: money('MXN', 900), creditNotes: money('MXN', 200), debitNotes: money('MXN', 0) }
 * const facts = { ...total, paid: money('MXN', 700), outstanding: undefined }
 * obstacleOf({ ...facts, stated: [] }) // 'SETTLED'
 * obstacleOf({ ...facts, stated: ['CANCELLED'] }) // 'CANCELLED'
 * ```
 */
export const obstacleOf = (facts: PayableFacts): PaymentObstacle | undefined => {
  const { amount, creditNotes, debitNotes, stated } = facts
  const isCredited = creditNotes.minor >= amount.minor + debitNotes.minor
  const derived = isCredited ? 'FULLY_CREDITED' : balanceOf(facts).minor === 0 ? 'SETTLED' : undefined
  return PAYMENT_OBSTACLES.find((obstacle) => obstacle === derived || stated.some((one) => one === obstacle))
}
