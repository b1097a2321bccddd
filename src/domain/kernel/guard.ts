import * as E from 'fp-ts/Either'

/*
 * The only module that throws, and only for errors of the program that calls it: a function that is given what its type
 * cannot hold, or amounts of two currencies that are put together. Data that can be wrong is answered as an `Either`.
 */

/** The value that was read, known to be valid; a RangeError with the tag of the error otherwise. */
export const valid = <A>(read: E.Either<{ readonly _tag: string }, A>): A => {
  if (E.isLeft(read)) throw new RangeError(read.left._tag)
  return read.right
}

/** A TypeError unless both are the same. */
export const requireSame = (a: string, b: string, tag: string): void => {
  if (a !== b) throw new TypeError(tag)
}

/** The entry of a table; undefined for a text that is no key of the table itself, such as `constructor`, which every object inherits. */
export const own = <T extends object, K extends keyof T>(table: T, key: K): T[K] | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** The entry of a table; a RangeError with the tag for a text that is no key of the table itself. */
export const known = <T extends object, K extends keyof T>(table: T, key: K, tag: string): T[K] => {
  if (!Object.hasOwn(table, key)) throw new RangeError(tag)
  return table[key]
}
