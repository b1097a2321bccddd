import * as E from 'fp-ts/Either'

/*
 * The only module that throws, and only for errors of the program that calls it: a constructor that is given what its type
 * cannot hold, or amounts of two currencies that are put together. Data that can be wrong is answered as an `Either`.
 */

/** What was read, known to be valid; a RangeError with the tag of the error otherwise. */
export const valid = <A>(read: E.Either<{ readonly _tag: string }, A>): A => {
  if (E.isLeft(read)) throw new RangeError(read.left._tag)
  return read.right
}

/** A TypeError unless both are the same. */
export const requireSame = (a: string, b: string, tag: string): void => {
  if (a !== b) throw new TypeError(tag)
}
