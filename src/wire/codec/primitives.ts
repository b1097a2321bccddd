import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { isCountry, type Country } from '#domain/kernel/country.ts'
import { mapCodec } from './map-codec.ts'
import { WrappingCodec } from './wrapping.ts'

/** Rejects `1e999` and `NaN`. */
export const FiniteNumber: t.Type<number, number, unknown> = mapCodec(
  'FiniteNumber',
  t.number,
  (value) => (Number.isFinite(value) ? E.right(value) : E.left('NumberNotFinite')),
  (value) => value,
)

/** A whole number from 0 up to what is exact. */
export const Count: t.Type<number, number, unknown> = mapCodec(
  'Count',
  t.number,
  (value) => (Number.isSafeInteger(value) && value >= 0 ? E.right(value) : E.left('CountMalformed')),
  (value) => value,
)

/** Text of at most `length` UTF-16 units, so that nothing grows without bound on its way to a pattern. */
export const text = (length: number): t.Type<string, string, unknown> =>
  mapCodec(
    `TextUpTo${length}`,
    t.string,
    (value) => (value.length <= length ? E.right(value) : E.left('TextTooLong')),
    (value) => value,
  )

/** The same without U+0000, which no database stores: for what is looked up or stored as it came. */
export const storable = (length: number): t.Type<string, string, unknown> =>
  mapCodec(
    `StorableUpTo${length}`,
    text(length),
    (value) => (value.includes('\0') ? E.left('TextWithNul') : E.right(value)),
    (value) => value,
  )

export const CountryCode: t.Type<Country, string, unknown> = mapCodec(
  'CountryCode',
  t.string,
  (text) => (isCountry(text) ? E.right(text) : E.left('CountryUnknown')),
  (country) => country,
)

/** A single-use secret: 32 random bytes in base64url. */
export const OneTimeCode: t.Type<string, string, unknown> = mapCodec(
  'OneUseCode',
  t.string,
  (text) => (/^[A-Za-z0-9_-]{43}$/.test(text) ? E.right(text) : E.left('CodeMalformed')),
  (code) => code,
)

/** Tax documents write a folio as a number or as text. */
export const Folio: t.Type<string, string | number, unknown> = mapCodec<string | number, string | number, string>(
  'Folio',
  t.union([text(60), Count]),
  (value) => E.right(String(value)),
  (folio) => folio,
)

/** Absent, `null` and the value itself; inside, `undefined` and the value. */
export const optional = <A, O>(codec: t.Type<A, O, unknown>): t.Type<A | undefined, O | null | undefined, unknown> =>
  new WrappingCodec<A | undefined, O | null | undefined>(
    'value',
    codec,
    `Optional<${codec.name}>`,
    (value): value is A | undefined => value === undefined || codec.is(value),
    (input, context) => (input === null || input === undefined ? t.success(undefined) : codec.validate(input, context)),
    (value) => (value === undefined ? null : codec.encode(value)),
  )

/** `fallback` for an absent wire value. */
export const withDefault = <A, O>(codec: t.Type<A, O, unknown>, fallback: A): t.Type<A, O, unknown> =>
  new WrappingCodec<A, O>(
    'value',
    codec,
    `WithDefault<${codec.name}>`,
    codec.is,
    (input, context) => (input === null || input === undefined ? t.success(fallback) : codec.validate(input, context)),
    codec.encode,
  )

/** One of the given words. */
export const oneOf = <W extends string>(name: string, words: ReadonlyArray<W>): t.Type<W, string, unknown> =>
  mapCodec(
    name,
    t.string,
    (text) =>
      pipe(
        words.find((word) => word === text),
        E.fromNullable('WordUnknown'),
      ),
    (word) => word,
  )

/** At most `most` elements: a longer list is rejected before its elements are decoded. */
export const list = <A, O>(
  most: number,
  codec: t.Type<A, O, unknown>,
): t.Type<ReadonlyArray<A>, ReadonlyArray<O>, unknown> =>
  new WrappingCodec<ReadonlyArray<A>, ReadonlyArray<O>>(
    'list',
    codec,
    `ListUpTo${most}<${codec.name}>`,
    (value): value is ReadonlyArray<A> => Array.isArray(value) && value.every(codec.is),
    (input, context) =>
      Array.isArray(input) && input.length > most
        ? t.failure(input, context, 'ListTooLong')
        : t.array(codec).validate(input, context),
    (list) => list.map(codec.encode),
  )
