import * as t from 'io-ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Id } from '#domain/kernel/id.ts'
import type { Currency } from '#domain/kernel/money.ts'

/** Reads one column, or one row. Errors contain its name. */
export type ColumnCodec<A> = t.Type<A, unknown, unknown>

export const column = <A>(name: string, is: (value: unknown) => value is A): ColumnCodec<A> =>
  new t.Type<A, unknown, unknown>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  )

export const text = column('text', (value) => typeof value === 'string')
export const boolean = column('boolean', (value) => typeof value === 'boolean')
export const integer = column('integer', (value): value is number => Number.isSafeInteger(value))
export const instant = column('instant', (value) => value instanceof Date)
/** Checks the format only: the database rejects an impossible date. */
export const date = column('date', (value): value is CivilDate => typeof value === 'string' && DATE.test(value))
/** A list of texts. */
export const texts = column(
  'texts',
  (value): value is ReadonlyArray<string> => Array.isArray(value) && value.every((one) => typeof one === 'string'),
)

const DATE = /^\d{4}-\d\d-\d\d$/

/** One of the words of a domain list. */
export const oneOf = <W extends string>(words: ReadonlyArray<W>): ColumnCodec<W> =>
  column(words.join(' | '), (value): value is W => words.some((one) => one === value))

/** One of the words of a union. The record is total: a word that is added to the union does not compile until it is here. */
export const word = <W extends string>(words: Readonly<Record<W, true>>): ColumnCodec<W> =>
  column(
    Object.keys(words).join(' | '),
    (value): value is W => typeof value === 'string' && Object.hasOwn(words, value),
  )

export const country = word<Country>({ CL: true, MX: true })
export const currencyCode = word<Currency>({ CLP: true, MXN: true, USD: true })

/** The key of a row: a number in the table, digits in the domain. */
export const id = <K extends string>(): ColumnCodec<Id<K>> =>
  new t.Type<Id<K>, unknown, unknown>(
    'id',
    (value): value is Id<K> => typeof value === 'string',
    (value, context) =>
      integer.is(value) && value > 0 ? t.success(String(value) as Id<K>) : t.failure(value, context),
    t.identity,
  )

/** `null` is read as `undefined`. */
export const nullable = <A>(codec: ColumnCodec<A>): ColumnCodec<A | undefined> =>
  new t.Type<A | undefined, unknown, unknown>(
    `${codec.name} or null`,
    (value): value is A | undefined => value === undefined || codec.is(value),
    (value, context) => (value === null ? t.success(undefined) : codec.validate(value, context)),
    t.identity,
  )

/** The only column of a statement. */
export const onlyColumn = <A>(name: string, codec: t.Decoder<unknown, A>): t.Decoder<unknown, A> => {
  const validate: t.Validate<unknown, A> = (found, context) => {
    const [[key, actual] = ['', undefined]] = Object.entries(Object(found))
    return codec.validate(actual, [...context, { key, type: codec, actual }])
  }
  const decoder: t.Decoder<unknown, A> = {
    name,
    validate,
    decode: (found) => validate(found, [{ key: '', type: decoder, actual: found }]),
  }
  return decoder
}

/** The columns of a statement by the names that it gives them; what it selects besides is left as it is. */
export const rowCodec = <P extends t.Props>(name: string, columns: P): t.TypeC<P> => t.type(columns, name)
