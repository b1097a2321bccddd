import { type CivilDate, daysBetween } from '../kernel/civil-date.ts'

/**
 * Whose certificate it is, by the RUT in it: of the business, of one of its legal representatives, of another person.
 * UNKNOWN: it has none.
 */
export type CertificateHolder = 'BUSINESS' | 'REPRESENTATIVE' | 'OTHER' | 'UNKNOWN'

/** A registered digital certificate (.PFX). The file and its password are never sent back. */
export interface Certificate {
  /** The last day of its validity. */
  readonly validUntil: CivilDate
  readonly holder: CertificateHolder
}

/**
 * Whether registering a certificate has to be confirmed: nothing says that it is one of the company, and the one before is still valid.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { asksBeforeReplacing } from '@anticipo/domain/tax-credential/certificate'
 *
 * const before = { validUntil: civilDate('2027-03-31') }
 * asksBeforeReplacing(before, { holder: 'OTHER' }, civilDate('2026-03-11')) // true
 * asksBeforeReplacing(before, { holder: 'REPRESENTATIVE' }, civilDate('2026-03-11')) // false
 * ```
 */
export const asksBeforeReplacing = (
  before: Pick<Certificate, 'validUntil'> | undefined,
  { holder }: Pick<Certificate, 'holder'>,
  today: CivilDate,
): boolean =>
  before !== undefined &&
  certificateStateOf(before, today)._tag !== 'Ended' &&
  (holder === 'OTHER' || holder === 'UNKNOWN')

/** Days before the end at which the user is reminded. */
export const REMINDER_DAYS = [30, 7, 1] as const

/** One of `REMINDER_DAYS`. */
export type ReminderDays = (typeof REMINDER_DAYS)[number]

/**
 * The latest reminder that has come due: with 8 to 30 days left the first one, with 2 to 7 the second, then the last,
 * also after the end. None with more than 30 days left.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { reminderOf } from '@anticipo/domain/tax-credential/certificate'
 *
 * reminderOf(civilDate('2026-03-31'), { today: civilDate('2026-03-26') }) // 7
 * ```
 */
export const reminderOf = (
  validUntil: CivilDate,
  { today }: { readonly today: CivilDate },
): ReminderDays | undefined => {
  const left = daysBetween(today, validUntil)
  return REMINDER_DAYS.findLast((days) => left <= days)
}

/** Whether a certificate is valid, ends soon, or has ended. */
export type CertificateState =
  | { readonly _tag: 'Valid' }
  /** `daysLeft`: 0 on the last day. */
  | { readonly _tag: 'Ending'; readonly daysLeft: number }
  | { readonly _tag: 'Ended' }

/**
 * `Ending` from the first reminder on; the last day itself still counts.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { certificateStateOf } from '@anticipo/domain/tax-credential/certificate'
 *
 * certificateStateOf({ validUntil: civilDate('2026-03-31') }, civilDate('2026-03-11')) // { _tag: 'Ending', daysLeft: 20 }
 * ```
 */
export const certificateStateOf = (
  { validUntil }: Pick<Certificate, 'validUntil'>,
  today: CivilDate,
): CertificateState => {
  const daysLeft = daysBetween(today, validUntil)
  if (daysLeft < 0) return { _tag: 'Ended' }
  return reminderOf(validUntil, { today }) === undefined ? { _tag: 'Valid' } : { _tag: 'Ending', daysLeft }
}
