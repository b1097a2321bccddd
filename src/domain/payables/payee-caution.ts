import type { CivilDate } from '../kernel/civil-date.ts'
import { daysBetween } from '../kernel/civil-date.ts'

/** An account that was changed so many days ago, or fewer, is new. */
export const NEW_ACCOUNT_DAYS = 10

/** Why the account of a payee is confirmed with the payee before it is paid. */
export type PayeeCaution = 'FIRST_PAYMENT' | 'CHANGED_RECENTLY' | 'OTHER_HOLDER' | 'OTHER_BANK' | 'CHANGED_SINCE'

/** The facts of a payee's account that decide its cautions. */
export interface PayeeFacts {
  readonly identifier: string
  readonly holderIdentifier: string
  /** The codes of the selected bank and of the one that the number names; the same in Chile. */
  readonly bankCode: string
  readonly bankOfNumber: string
  /** The day on which its payout data changed, or it became the default account. */
  readonly changedOn: CivilDate
  readonly isPaidBefore: boolean
  /** It changed after the payroll was declared or financed. */
  readonly isChangedSince: boolean
}

/**
 * Why the account of a payee is confirmed before it is paid, in the order of `PAYEE_CAUTIONS`; empty for an account
 * that was paid before and has not changed within `NEW_ACCOUNT_DAYS` days.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { payeeCautions } from '@anticipo/domain/payables/payee-caution'
 *
 * const account = { identifier: '76086428-5', holderIdentifier: '76086428-5', bankCode: '012', bankOfNumber: '012' }
 * const payee = { ...account, isPaidBefore: true, isChangedSince: false }
 * payeeCautions({ ...payee, changedOn: civilDate('2026-02-25') }, civilDate('2026-03-02')) // ['CHANGED_RECENTLY']
 * ```
 */
export const payeeCautions = (facts: PayeeFacts, today: CivilDate): ReadonlyArray<PayeeCaution> => {
  const applies: Readonly<Record<PayeeCaution, boolean>> = {
    FIRST_PAYMENT: !facts.isPaidBefore,
    CHANGED_RECENTLY: daysBetween(facts.changedOn, today) <= NEW_ACCOUNT_DAYS,
    OTHER_HOLDER: facts.holderIdentifier !== facts.identifier,
    OTHER_BANK: facts.bankOfNumber !== facts.bankCode,
    CHANGED_SINCE: facts.isChangedSince,
  }
  return PAYEE_CAUTIONS.filter((caution) => applies[caution])
}

/** The cautions in the order in which they are shown. */
export const PAYEE_CAUTIONS: ReadonlyArray<PayeeCaution> = [
  'FIRST_PAYMENT',
  'CHANGED_RECENTLY',
  'OTHER_HOLDER',
  'OTHER_BANK',
  'CHANGED_SINCE',
]
