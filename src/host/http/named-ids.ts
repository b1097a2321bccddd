import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { idPlacesIn, idsAt, type IdPlace, type NamedId } from '#wire/codec/id-places.ts'
import { RESOURCE_KINDS } from '#wire/codec/ids.ts'
import type { Access, Endpoint, EndpointShape } from '#wire/endpoint.ts'
import { ownerOf } from './guards.ts'

/** Finds the ids in the decoded input of a call. */
export interface NamedIds {
  readonly inAddress: (params: unknown) => ReadonlyArray<NamedId>
  readonly inContent: (country: Country, query: unknown, body: unknown) => ReadonlyArray<NamedId>
}

interface NamingParts extends Pick<Endpoint<EndpointShape>, 'method' | 'path' | 'access'> {
  readonly params: t.Mixed
  readonly query: t.Mixed
  readonly body: (country: Country) => t.Mixed
}

/**
 * Derived from the codecs of the call when its route is registered. Throws where an id could remain unchecked: a public
 * call with an id, a path parameter that is no id, an id of a business in a call for users, an opaque codec.
 */
export const namedIdsOf = ({ access, body, method, params, path, query }: NamingParts): NamedIds => {
  const placesIn = (codec: t.Mixed): ReadonlyArray<IdPlace> => {
    const places = idPlacesIn(codec)
    if (E.isLeft(places)) throw new Error(`${method} ${path}: ${places.left}`)
    const notNameable = places.right.find(({ kind }) => !mayName(access, kind))
    if (notNameable !== undefined)
      throw new Error(`${method} ${path} is for "${access}" and names a ${notNameable.kind}`)
    return places.right
  }
  const address = placesIn(params)
  const unchecked =
    access === 'public'
      ? []
      : parametersOf(path).filter((name) => !OF_NO_ROW.has(name) && !address.some((place) => place.path[0] === name))
  if (unchecked.length > 0) throw new Error(`${method} ${path}: ${unchecked.join(', ')} is no id with an owner`)
  const inQuery = placesIn(query)
  const sent = new Map(COUNTRIES.map((country) => [country, placesIn(body(country))]))
  return {
    inAddress: (value) => idsAt(address, value),
    inContent: (country, queryValue, bodyValue) => [
      ...idsAt(inQuery, queryValue),
      ...idsAt(sent.get(country) ?? [], bodyValue),
    ],
  }
}

/** Path parameters that need no check of their owner: a tax id is a filter on the rows of the business, and row security hides all others. */
const OF_NO_ROW: ReadonlySet<string> = new Set(['payer'])

/** Ids of users belong in any call of a user; those of a business in tenant calls only. */
const mayName = (access: Access, kind: IdPlace['kind']): boolean => {
  if (!RESOURCE_KINDS.includes(kind)) return false
  return access === 'tenant' || (access === 'user' && ownerOf(kind) === 'user')
}

const parametersOf = (path: string): ReadonlyArray<string> =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
