import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Codec } from '#wire/codec/map-codec.ts'
import type { Endpoint, EndpointShape } from '#wire/endpoint.ts'
import type { RequestContext } from './call.ts'
import { invalid, type HostError } from './host-error.ts'

export type Decoded<E extends EndpointShape> = Pick<E, 'params' | 'query' | 'body'>

export const decodeRequest = <E extends EndpointShape>(
  endpoint: Endpoint<E>,
  request: Pick<RequestContext, 'params' | 'query'> & { readonly body: unknown },
  country: Country,
): E.Either<HostError<'ERROR_VALIDATION'>, Decoded<E>> => {
  const params = decodePart(endpoint.params, request.params)
  if (E.isLeft(params)) return params
  const query = decodePart(endpoint.query, request.query)
  if (E.isLeft(query)) return query
  const body = decodePart(endpoint.body(country), request.body ?? undefined)
  return E.isLeft(body) ? body : E.right({ params: params.right, query: query.right, body: body.right })
}

/** The error names up to ten places, and never the values that stand there. */
export const decodePart = <A>(codec: Codec<A>, input: unknown): E.Either<HostError<'ERROR_VALIDATION'>, A> => {
  const decoded = codec.decode(input)
  if (E.isRight(decoded)) return E.right(decoded.right)
  const places = decoded.left.map(({ context }) =>
    context.flatMap(({ key }, at) => (key === '' || isPart(context[at - 1]) ? [] : [key])).join('.'),
  )
  return E.left(invalid([...new Set(places)].filter(isShown).slice(0, 10)))
}

/** A part of an intersection is named by its place in it, which is no place of the input. */
const isPart = (above: t.ContextEntry | undefined): boolean => above?.type instanceof t.IntersectionType

const isShown = (place: string): boolean => place.length <= 100 && /^[\w.]+$/.test(place)
