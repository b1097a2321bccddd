import * as E from 'fp-ts/Either'
import type { CashDirection } from '#domain/cash/cash-item.ts'
import {
  type Cadence,
  type OwnItem,
  type OwnItemDraft,
  type OwnItemError,
  validateOwnItem,
} from '#domain/cash/own-item.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Problem } from '#domain/kernel/form.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import { type Currency, money } from '#domain/kernel/money.ts'
import {
  type DateInputError,
  type MoneyInputError,
  parseDateInput,
  parseMoneyInput,
} from '#domain/kernel/parse-input.ts'

/** An own item as it is typed. */
export interface OwnItemTexts {
  readonly name: string
  readonly direction: CashDirection
  readonly amount: string
  readonly currency: Currency
  readonly cadence: Cadence
  readonly from: string
  /** Empty without an end. */
  readonly until: string
}

export type OwnItemTextError = OwnItemError | MoneyInputError | DateInputError

type OwnItemProblem = Problem<keyof OwnItemDraft, OwnItemTextError>

/** The texts of an item; those of a new one are an expense of each month, from today. */
export const textsOf = (item: OwnItem | undefined, country: Country, today: CivilDate): OwnItemTexts =>
  item === undefined
    ? {
        name: '',
        direction: 'OUT',
        amount: '',
        currency: profileOf(country).currency,
        cadence: 'MONTHLY',
        from: formatShortDate(today),
        until: '',
      }
    : {
        name: item.name,
        direction: item.direction,
        amount: formatMoney(item.amount, country),
        currency: item.amount.currency,
        cadence: item.cadence,
        from: formatShortDate(item.from),
        until: item.until === undefined ? '' : formatShortDate(item.until),
      }

/** The own item, or the problems of its fields in form order. */
export const readOwnItem = (
  { amount, currency, from, until, ...texts }: OwnItemTexts,
  country: Country,
  today: CivilDate,
): E.Either<ReadonlyArray<OwnItemProblem>, OwnItemDraft> => {
  const read = {
    amount: parseMoneyInput(amount, currency, country),
    from: parseDateInput(from, today),
    until: until.trim() === '' || texts.cadence === 'ONCE' ? E.right(undefined) : parseDateInput(until, today),
  }
  /* A text that cannot be read is replaced by something valid, so that the other fields are judged too. */
  const draft: OwnItemDraft = {
    ...texts,
    amount: E.isRight(read.amount) ? read.amount.right : money(currency, 1),
    from: E.isRight(read.from) ? read.from.right : today,
    until: E.isRight(read.from) && E.isRight(read.until) ? read.until.right : undefined,
  }
  const valid = validateOwnItem(draft)
  const problems = FIELDS.flatMap((field): ReadonlyArray<OwnItemProblem> => {
    const one: E.Either<OwnItemTextError, unknown> = field === 'name' ? E.right(undefined) : read[field]
    if (E.isLeft(one)) return [{ field, error: one.left }]
    return E.isLeft(valid) ? valid.left.filter((problem) => problem.field === field) : []
  })
  return problems.length > 0 ? E.left(problems) : valid
}

const FIELDS = ['name', 'amount', 'from', 'until'] as const satisfies ReadonlyArray<keyof OwnItemDraft>
