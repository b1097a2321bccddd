import * as E from 'fp-ts/Either'
import { addDaysWithin, type CivilDate } from '../kernel/civil-date.ts'
import type { CollectionMark } from './receivable-cash.ts'

/** The farthest day that can be typed, in days from today. */
export const MAX_EXPECTED_DAYS = 365

/** Why a mark of an issued invoice is rejected. */
export type CollectionMarkError =
  | { readonly _tag: 'ExpectedDatePast' }
  | { readonly _tag: 'ExpectedDateTooLate'; readonly last: CivilDate }
  | { readonly _tag: 'CollectedInOrder' }

/**
 * The mark, when its day is from today to `MAX_EXPECTED_DAYS` later; an invoice in an active order cannot be collected by the
 * company, because its payer pays the financier. Errors: `ExpectedDatePast`, `ExpectedDateTooLate`, `CollectedInOrder`.
 *
 * @example
 * ```ts
 * import { validateCollectionMark } from '@anticipo/domain/cash/collection-mark'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * const facts = { today: civilDate('2026-03-02'), isOrdered: true }
 * validateCollectionMark({ state: 'DATED', date: civilDate('2026-03-01') }, facts) // { _tag: 'Left', left: { _tag: 'ExpectedDatePast' } }
 * validateCollectionMark({ state: 'COLLECTED' }, facts) // { _tag: 'Left', left: { _tag: 'CollectedInOrder' } }
 * ```
 */
export const validateCollectionMark = (
  mark: CollectionMark,
  { isOrdered, today }: { readonly today: CivilDate; readonly isOrdered: boolean },
): E.Either<CollectionMarkError, CollectionMark> => {
  if (mark.state === 'COLLECTED' && isOrdered) return E.left({ _tag: 'CollectedInOrder' })
  if (mark.state !== 'DATED') return E.right(mark)
  const last = addDaysWithin(today, MAX_EXPECTED_DAYS)
  if (mark.date < today) return E.left({ _tag: 'ExpectedDatePast' })
  return mark.date > last ? E.left({ _tag: 'ExpectedDateTooLate', last }) : E.right(mark)
}
