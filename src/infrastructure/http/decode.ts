import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as t from 'io-ts'
import type { Failure } from '#application/shared/failure.ts'

/** Decodes a response with its codec. */
export const decodeWith =
  <A>(codec: t.Decoder<unknown, A>) =>
  (data: unknown): E.Either<Failure, A> =>
    pipe(
      codec.decode(data),
      E.mapLeft((errors) => ({ _tag: 'Undecodable', at: errors.slice(0, MAX_REASONS).map(describe) })),
    )

/** Limits the reasons of a list with thousands of invalid rows. */
const MAX_REASONS = 10

/** Contains path and type, never the value: responses contain tax ids, amounts and credentials. */
const describe = ({ context, message }: t.ValidationError): string => {
  const path = context.map(({ key }) => key).filter((key) => key !== '')
  return `${path.join('/')}: ${message ?? `expected ${context.at(-1)?.type.name ?? 'nothing'}`}`
}
