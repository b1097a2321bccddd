import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { WrappingCodec } from './wrapping.ts'

/** A two-way codec between the JSON of the wire and a value of the domain. */
export type Codec<A> = t.Type<A, unknown, unknown>

/**
 * Decodes with `wire`, then converts to the domain. An error carries the tag of the domain's error and never the value:
 * requests and responses hold tax ids, amounts and credentials.
 */
export const mapCodec = <W, O, A>(
  name: string,
  wire: t.Type<W, O, unknown>,
  toDomain: (travelled: W) => E.Either<string, A>,
  toWire: (meant: A) => W,
): t.Type<A, O, unknown> => {
  const validate: t.Validate<unknown, A> = (input, context) =>
    pipe(
      wire.validate(input, context),
      E.chain((travelled) =>
        pipe(
          toDomain(travelled),
          E.matchW((reason) => t.failure<A>(input, context, reason), t.success),
        ),
      ),
    )
  const is = (value: unknown): value is A => E.isRight(validate(value, []))
  return new WrappingCodec('meaning', wire, name, is, validate, (meant: A) => wire.encode(toWire(meant)))
}

/** The tag of a domain error, as the reason of a decoding error. */
export const tagOf = (error: { readonly _tag: string }): string => error._tag
