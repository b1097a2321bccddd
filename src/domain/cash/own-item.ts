import * as E from 'fp-ts/Either'
import {
  addDaysWithin,
  type CivilDate,
  dayNumber,
  dayNumberOf,
  dayOf,
  daysBetween,
  daysInMonth,
  fromDayNumber,
  LAST_DATE,
  monthOf,
  yearOf,
} from '../kernel/civil-date.ts'
import { type Problem, requiredText, type TextError, validateForm } from '../kernel/form.ts'
import type { Id } from '../kernel/id.ts'
import type { Money } from '../kernel/money.ts'
import { spanOf } from './cash-column.ts'
import type { CashDirection, CashItem } from './cash-item.ts'

/** An identifier of the host. */
export type OwnItemId = Id<'OwnItem'>

/** How often an own item moves, counted from its first day. */
export const CADENCES = ['ONCE', 'WEEKLY', 'BIWEEKLY', 'MONTHLY', 'YEARLY'] as const
/** One of `CADENCES`. */
export type Cadence = (typeof CADENCES)[number]

/** Money that the company knows of and no document names: wages, rent, taxes. */
export interface OwnItemDraft {
  /** 1 to `MAX_OWN_ITEM_NAME_LENGTH` characters. */
  readonly name: string
  readonly direction: CashDirection
  /** The same each time that it moves, more than zero. */
  readonly amount: Money
  readonly cadence: Cadence
  readonly from: CivilDate
  /** The last day on which it may move; undefined without an end. */
  readonly until: CivilDate | undefined
}

/** A stored own item. */
export interface OwnItem extends OwnItemDraft {
  readonly id: OwnItemId
  /** Grows with each change. */
  readonly version: number
}

/** The most characters of a name. */
export const MAX_OWN_ITEM_NAME_LENGTH = 60
/** The most own items of a company. */
export const MAX_OWN_ITEMS = 100

/** Why a field of an own item is rejected. */
export type OwnItemError = TextError | { readonly _tag: 'AmountNotPositive' } | { readonly _tag: 'UntilBeforeFrom' }

/**
 * The own item with its name trimmed, or the problems of its fields in form order.
 *
 * @example
 * ```ts
 * import { validateOwnItem } from '@anticipo/domain/cash/own-item'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const rent = { name: 'Arriendo', direction: 'OUT', amount: money('CLP', 0), cadence: 'MONTHLY', from: civilDate('2026-12-05'), until: undefined } as const
 * validateOwnItem(rent) // { _tag: 'Left', left: [{ field: 'amount', error: { _tag: 'AmountNotPositive' } }] }
 * ```
 */
export const validateOwnItem = (
  draft: OwnItemDraft,
): E.Either<ReadonlyArray<Problem<keyof OwnItemDraft, OwnItemError>>, OwnItemDraft> =>
  validateForm<OwnItemDraft, OwnItemError, OwnItemDraft>(FORM, draft)

const FORM = {
  name: ({ name }: OwnItemDraft) => requiredText(name, MAX_OWN_ITEM_NAME_LENGTH),
  direction: ({ direction }: OwnItemDraft) => E.right(direction),
  amount: ({ amount }: OwnItemDraft): E.Either<OwnItemError, Money> =>
    amount.minor > 0 ? E.right(amount) : E.left({ _tag: 'AmountNotPositive' }),
  cadence: ({ cadence }: OwnItemDraft) => E.right(cadence),
  from: ({ from }: OwnItemDraft) => E.right(from),
  until: ({ from, until }: OwnItemDraft): E.Either<OwnItemError, CivilDate | undefined> =>
    until !== undefined && until < from ? E.left({ _tag: 'UntilBeforeFrom' }) : E.right(until),
}

/**
 * The days on which an own item moves, from `first` to `last`. Weeks and months are counted from its own first day; a month
 * without that day has its last one (31 January, 28 February, 31 March). The days are not moved to business days.
 *
 * @example
 * ```ts
 * import { occurrencesOf } from '@anticipo/domain/cash/own-item'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * const monthly = { cadence: 'MONTHLY', from: civilDate('2026-01-31'), until: undefined } as const
 * occurrencesOf(monthly, { first: civilDate('2026-02-01'), last: civilDate('2026-04-30') }) // ['2026-02-28', '2026-03-31', '2026-04-30']
 * ```
 */
export const occurrencesOf = (
  { cadence, from, until = LAST_DATE }: Pick<OwnItemDraft, 'cadence' | 'from' | 'until'>,
  { first, last }: { readonly first: CivilDate; readonly last: CivilDate },
): ReadonlyArray<CivilDate> => {
  const end = until < last ? until : last
  const found: Array<CivilDate> = []
  for (let count = firstCount(cadence, from, first); count < (cadence === 'ONCE' ? 1 : Infinity); count += 1) {
    const on = NTH[cadence](from, count)
    if (on === undefined || on > end) break
    if (on >= first) found.push(on)
  }
  return found
}

/**
 * One item for each time that an own item moves, from today to the end of the thirteenth week.
 *
 * @example
 * ```ts
 * import { ownCashItems } from '@anticipo/domain/cash/own-item'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { sampleOwnItem } from '@anticipo/domain/testing/samples'
 *
 * ownCashItems(sampleOwnItem('7', { cadence: 'ONCE' }), civilDate('2026-03-02')).map(({ key }) => key) // ['FIXED 7 2026-03-05']
 * ```
 */
export const ownCashItems = (
  { amount, direction, id, ...rhythm }: OwnItem,
  today: CivilDate,
): ReadonlyArray<CashItem> =>
  occurrencesOf(rhythm, { first: today, last: spanOf('W13', today).last }).map((expected) => ({
    key: `FIXED ${id} ${expected}`,
    kind: 'FIXED',
    direction,
    amount,
    expected,
    reason: undefined,
  }))

/** How many times before `first` need not be looked at; one too few where months are short. */
const firstCount = (cadence: Cadence, from: CivilDate, first: CivilDate): number =>
  Math.max(0, Math.floor(daysBetween(from, first) / LONGEST_DAYS[cadence]))

const LONGEST_DAYS: Readonly<Record<Cadence, number>> = {
  ONCE: Infinity,
  WEEKLY: 7,
  BIWEEKLY: 14,
  MONTHLY: 31,
  YEARLY: 366,
}

/** The day of the time `count` after the first one; undefined after the last date. */
const NTH: Readonly<Record<Cadence, (from: CivilDate, count: number) => CivilDate | undefined>> = {
  ONCE: (from) => from,
  WEEKLY: (from, count) => daysLater(from, 7 * count),
  BIWEEKLY: (from, count) => daysLater(from, 14 * count),
  MONTHLY: (from, count) => monthsLater(from, count),
  YEARLY: (from, count) => monthsLater(from, 12 * count),
}

const daysLater = (from: CivilDate, days: number): CivilDate | undefined =>
  days > daysBetween(from, LAST_DATE) ? undefined : addDaysWithin(from, days)

const monthsLater = (from: CivilDate, months: number): CivilDate | undefined => {
  const at = yearOf(from) * 12 + monthOf(from) - 1 + months
  const [year, month] = [Math.floor(at / 12), (at % 12) + 1]
  const day = dayNumberOf(year, month, Math.min(dayOf(from), daysInMonth(year, month)))
  return day > dayNumber(LAST_DATE) ? undefined : fromDayNumber(day)
}
