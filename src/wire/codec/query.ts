import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { mapCodec } from './map-codec.ts'

/** A whole number in an address, from `min` to `max`. */
const wholeNumber = (min: number, max: number): t.Type<number, string, unknown> =>
  mapCodec(
    `WholeNumber${min}To${max}`,
    t.string,
    (text) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
      return value >= min && value <= max ? E.right(value) : E.left('WholeNumberOutOfRange')
    },
    String,
  )

/** Pages count from 1; a page holds at most 10,000 rows. */
export const PageNumber = wholeNumber(1, 1_000_000)
export const PageSize = wholeNumber(1, 10_000)

/** The number of a row, where it is no id that the host checks by its kind. */
export const RowNumber = wholeNumber(1, 999_999_999)

/** An amount of at most 15 digits in minor units: an address has no country, and so no currency. */
export const MinorUnits: t.Type<number, string, unknown> = mapCodec(
  'MinorUnits',
  t.string,
  (text) => (/^\d{1,15}$/.test(text) ? E.right(Number(text)) : E.left('AmountMalformed')),
  String,
)

/** Words with commas, at most `most`, because they are part of an address. `read` rejects a malformed one. */
export const commaList = <A extends string>(
  name: string,
  most: number,
  read: (word: string) => E.Either<string, A>,
): t.Type<ReadonlyArray<A>, string, unknown> =>
  mapCodec(
    name,
    t.string,
    (listed) => {
      const words = listed.split(',', most + 1)
      return words.length > most ? E.left('ListTooLong') : E.traverseArray(read)(words)
    },
    (words) => words.join(','),
  )

/** `field:asc` or `field:desc`, the field one of `fields`. */
export const sortBy = <F extends string>(fields: ReadonlyArray<F>) =>
  mapCodec(
    'SortBy',
    t.string,
    (text): E.Either<string, { readonly field: F; readonly direction: 'asc' | 'desc' }> => {
      const [name, direction, ...rest] = text.length <= 40 ? text.split(':') : []
      const field = fields.find((known) => known === name)
      return field !== undefined && rest.length === 0 && (direction === 'asc' || direction === 'desc')
        ? E.right({ field, direction })
        : E.left('SortUnknown')
    },
    ({ field, direction }) => `${field}:${direction}`,
  )
