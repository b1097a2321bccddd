import * as E from 'fp-ts/Either'
import { type CashOpening, MAX_OPENING_ACCOUNTS, type OpeningError, validateOpening } from '#domain/cash/opening.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Problem, TextError } from '#domain/kernel/form.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import type { Currency } from '#domain/kernel/money.ts'
import {
  type DateInputError,
  type MoneyInputError,
  parseDateInput,
  parseMoneyInput,
} from '#domain/kernel/parse-input.ts'
import type { StatedOpening } from './cash.port.ts'

/** The balances as they are typed: `date`, and `name`, `amount` and `currency` of each account, followed by its place. */
export type OpeningTexts = Readonly<Record<string, string>>

export type OpeningTextError =
  | TextError
  | DateInputError
  | MoneyInputError
  | Extract<OpeningError, { readonly _tag: 'OpeningInFuture' }>

/** The places of accounts; those that are empty are none. */
export const ACCOUNT_PLACES = Array.from({ length: MAX_OPENING_ACCOUNTS }, (_, at) => at)

/** The texts of what is stated, of today. */
export const openingTexts = ({ accounts }: StatedOpening, country: Country, today: CivilDate): OpeningTexts =>
  Object.fromEntries([
    ['date', formatShortDate(today)],
    ...ACCOUNT_PLACES.flatMap((at) => {
      const account = accounts[at]
      return [
        [`name${at}`, account?.name ?? ''],
        [`amount${at}`, account === undefined ? '' : formatMoney(account.balance, country)],
        [`currency${at}`, account?.balance.currency ?? profileOf(country).currency],
      ]
    }),
  ])

type OpeningProblem = Problem<string, OpeningTextError>

/** The balances, or the problems of their fields. */
export const readOpening = (
  texts: OpeningTexts,
  country: Country,
  today: CivilDate,
): E.Either<ReadonlyArray<OpeningProblem>, CashOpening> => {
  const date = parseDateInput(textAt(texts, 'date'), today)
  const places = ACCOUNT_PLACES.filter(
    (at) => `${textAt(texts, `name${at}`)}${textAt(texts, `amount${at}`)}`.trim() !== '',
  )
  const read = places.map((at) => ({
    at,
    name: textAt(texts, `name${at}`),
    balance: parseMoneyInput(textAt(texts, `amount${at}`), currencyAt(texts, at, country), country),
  }))
  const unread: ReadonlyArray<OpeningProblem> = [
    ...(E.isLeft(date) ? [{ field: 'date', error: date.left }] : []),
    ...read.flatMap(({ at, balance }) => (E.isLeft(balance) ? [{ field: `amount${at}`, error: balance.left }] : [])),
  ]
  const accounts = read.flatMap(({ balance, name }) => (E.isRight(balance) ? [{ name, balance: balance.right }] : []))
  if (unread.length > 0 || E.isLeft(date)) return E.left(unread)
  return E.mapLeft((error: OpeningError): ReadonlyArray<OpeningProblem> => {
    if (error._tag === 'OpeningNameWrong') return [{ field: `name${places[error.at]}`, error: error.error }]
    return error._tag === 'OpeningInFuture' ? [{ field: 'date', error }] : []
  })(validateOpening({ date: date.right, accounts }, { today }))
}

const currencyAt = (texts: OpeningTexts, at: number, country: Country): Currency =>
  textAt(texts, `currency${at}`) === 'USD' ? 'USD' : profileOf(country).currency

const textAt = (texts: OpeningTexts, field: string): string => new Map(Object.entries(texts)).get(field) ?? ''
