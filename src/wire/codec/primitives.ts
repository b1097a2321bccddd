import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { isCountry, type Country } from '#domain/kernel/country.ts'
import { parseId, type Id } from '#domain/kernel/id.ts'
import { fromDecimal, toDecimal, type Currency, type Money } from '#domain/kernel/money.ts'
import { fromPercent, toPercent, type BasisPoints } from '#domain/kernel/rate.ts'
import { mapped, tagOf, type Codec } from './mapped.ts'

/** A number that is one: `1e999` and `NaN` are not. */
export const FiniteNumber: t.Type<number, number, unknown> = mapped(
  'FiniteNumber',
  t.number,
  (value) => (Number.isFinite(value) ? E.right(value) : E.left('NumberNotFinite')),
  (value) => value,
)

/** A whole number from 0 up to what is exact. */
export const Count: t.Type<number, number, unknown> = mapped(
  'Count',
  t.number,
  (value) => (Number.isSafeInteger(value) && value >= 0 ? E.right(value) : E.left('CountMalformed')),
  (value) => value,
)

/** Text of at most `length` UTF-16 units, so that nothing grows without bound on its way to a pattern. */
export const textUpTo = (length: number): t.Type<string, string, unknown> =>
  mapped(
    `TextUpTo${length}`,
    t.string,
    (value) => (value.length <= length ? E.right(value) : E.left('TextTooLong')),
    (value) => value,
  )

/** An id travels as a number and is digits inside; hosts that send the digits are understood too. */
export const idOf = <K extends string>(kind: K): t.Type<Id<K>, number | string, unknown> =>
  mapped(
    `${kind}Id`,
    t.union([t.number, t.string]),
    (value) => pipe(parseId<K>(String(value)), E.mapLeft(tagOf)),
    (id) => Number(id),
  )

/** `YYYY-MM-DD`. */
export const DateOnly: t.Type<CivilDate.CivilDate, string, unknown> = mapped(
  'DateOnly',
  t.string,
  (text) => pipe(CivilDate.parse(text), E.mapLeft(tagOf)),
  (date) => date,
)

const MIDNIGHT = /T00:00:00(\.0{1,3})?Z$/

/** A calendar date that travels as its midnight in UTC; the bare date is understood too. */
export const DateAtMidnight: t.Type<CivilDate.CivilDate, string, unknown> = mapped(
  'DateAtMidnight',
  t.string,
  (text) => pipe(CivilDate.parse(text.length <= 24 ? text.replace(MIDNIGHT, '') : text), E.mapLeft(tagOf)),
  (date) => `${date}T00:00:00.000Z`,
)

/** A decimal number that must fit `currency`: `10.5` pesos of Chile are refused. */
export const moneyIn = (currency: Currency): Codec<Money> =>
  mapped(`Money${currency}`, t.number, (value) => pipe(fromDecimal(currency, value), E.mapLeft(tagOf)), toDecimal)

/** Per cent on the wire (`2.8`), basis points inside (280). */
export const Percent: t.Type<BasisPoints, number, unknown> = mapped(
  'Percent',
  FiniteNumber,
  (value) => (Math.abs(value) <= 1_000 ? E.right(fromPercent(value)) : E.left('PercentOutOfRange')),
  toPercent,
)

export const CountryCode: t.Type<Country, string, unknown> = mapped(
  'CountryCode',
  t.string,
  (text) => (isCountry(text) ? E.right(text) : E.left('CountryUnknown')),
  (country) => country,
)

/** Tax documents write a folio as a number or as text. */
export const Folio: t.Type<string, string | number, unknown> = mapped<string | number, string | number, string>(
  'Folio',
  t.union([textUpTo(60), Count]),
  (value) => E.right(String(value)),
  (folio) => folio,
)

/** Absent, `null` and the value itself; inside, `undefined` and the value. */
export const optional = <A, O>(codec: t.Type<A, O, unknown>): t.Type<A | undefined, O | null | undefined, unknown> =>
  new t.Type<A | undefined, O | null | undefined, unknown>(
    `Optional<${codec.name}>`,
    (value): value is A | undefined => value === undefined || codec.is(value),
    (input, context) => (input === null || input === undefined ? t.success(undefined) : codec.validate(input, context)),
    (value) => (value === undefined ? null : codec.encode(value)),
  )

/** One of a few words. */
export const oneOf = <W extends string>(name: string, words: ReadonlyArray<W>): t.Type<W, string, unknown> =>
  mapped(
    name,
    t.string,
    (text) => pipe(words.find((word) => word === text), E.fromNullable('WordUnknown')),
    (word) => word,
  )
