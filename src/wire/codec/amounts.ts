import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { type CalendarMonth, parseMonth } from '#domain/kernel/calendar-month.ts'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { fromDecimal, toDecimal, type Currency, type Money } from '#domain/kernel/money.ts'
import { fromPercent, toPercent, type BasisPoints } from '#domain/kernel/rate.ts'
import { mapCodec, tagOf, type Codec } from './map-codec.ts'
import { FiniteNumber, oneOf } from './primitives.ts'

/** `YYYY-MM-DD`. */
export const DateOnly: t.Type<CivilDate.CivilDate, string, unknown> = mapCodec(
  'DateOnly',
  t.string,
  (text) => pipe(CivilDate.parse(text), E.mapLeft(tagOf)),
  (date) => date,
)

/** `YYYY-MM`. */
export const Month: t.Type<CalendarMonth, string, unknown> = mapCodec(
  'Month',
  t.string,
  (text) => pipe(parseMonth(text), E.mapLeft(tagOf)),
  (month) => month,
)

const MIDNIGHT = /T00:00:00(\.0{1,3})?Z$/

/** A calendar date that travels as its midnight in UTC; the bare date is understood too. */
export const DateAtMidnight: t.Type<CivilDate.CivilDate, string, unknown> = mapCodec(
  'DateAtMidnight',
  t.string,
  (text) => pipe(CivilDate.parse(text.length <= 24 ? text.replace(MIDNIGHT, '') : text), E.mapLeft(tagOf)),
  (date) => `${date}T00:00:00.000Z`,
)

/** A decimal number that must fit `currency`: `10.5` Chilean pesos are rejected. */
export const money = (currency: Currency): Codec<Money> =>
  mapCodec(`Money${currency}`, t.number, (value) => pipe(fromDecimal(currency, value), E.mapLeft(tagOf)), toDecimal)

const CURRENCIES: ReadonlyArray<Currency> = ['CLP', 'MXN', 'USD']
export const CurrencyCode = oneOf('CurrencyCode', CURRENCIES)

/** An amount with its currency, for documents that are not always in the currency of the country. */
export const AnyMoney: Codec<Money> = mapCodec(
  'AnyMoney',
  t.strict({ amount: t.number, currency: CurrencyCode }),
  ({ amount, currency }) => pipe(fromDecimal(currency, amount), E.mapLeft(tagOf)),
  (meant) => ({ amount: toDecimal(meant), currency: meant.currency }),
)

/** Per cent on the wire (`2.8`), basis points inside (280). */
export const Percent: t.Type<BasisPoints, number, unknown> = mapCodec(
  'Percent',
  FiniteNumber,
  (value) => (Math.abs(value) <= 1_000 ? pipe(fromPercent(value), E.mapLeft(tagOf)) : E.left('PercentOutOfRange')),
  toPercent,
)
