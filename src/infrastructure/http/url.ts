import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as t from 'io-ts'
import type { Failure } from '#application/shared/failure.ts'
import { decodeWith } from './decode.ts'

export interface UrlParts<P, Q> {
  readonly path: string
  readonly params: t.Type<P, Record<string, unknown>, unknown>
  readonly query: t.Type<Q, Record<string, unknown>, unknown>
}

/**
 * The only builder of URLs. Each parameter must decode to itself by the contract, so that `..` can never be part of a
 * path.
 */
export const buildUrl = <P, Q>({ path, params, query }: UrlParts<P, Q>, p: P, q: Q): E.Either<Failure, string> =>
  pipe(
    asTravelling(params, p),
    E.chain((inPath) =>
      pipe(
        asTravelling(query, q),
        E.map((inQuery) => filled(path, inPath) + queryOf(inQuery)),
      ),
    ),
  )

type Travelling = ReadonlyMap<string, string>

const asTravelling = <A>(
  codec: t.Type<A, Record<string, unknown>, unknown>,
  value: A,
): E.Either<Failure, Travelling> => {
  const texts = new Map<string, string>()
  for (const [key, part] of Object.entries(codec.encode(value))) {
    if (typeof part === 'string' || typeof part === 'number') texts.set(key, String(part))
  }
  return pipe(
    decodeWith(codec)(Object.fromEntries(texts)),
    E.filterOrElse(
      (readBack) => isSame(readBack, value),
      (): Failure => ({ _tag: 'Undecodable', at: ['address: not what was meant'] }),
    ),
    E.map(() => texts),
  )
}

/** `1e3` is sent as 1000, another id than the given one. */
const isSame = (readBack: unknown, meant: unknown): boolean =>
  Object.entries(Object(readBack)).every(
    ([key, part]) => JSON.stringify(part) === JSON.stringify(Reflect.get(Object(meant), key)),
  )

const filled = (path: string, params: Travelling): string =>
  path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params.get(name) ?? ''))

const queryOf = (query: Travelling): string => {
  const pairs = [...query].map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
