import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { IdCodec, type ResourceKind } from './ids.ts'
import { isWrapping } from './wrapping.ts'

/** Stands for every element of a list. */
export const EACH = Symbol('each')

/** Where in a decoded value an id of a row stands. */
export interface IdPlace {
  readonly kind: ResourceKind
  readonly path: ReadonlyArray<string | typeof EACH>
}

export interface NamedId {
  readonly kind: ResourceKind
  readonly id: string
  /** As the fields of a refusal are named: `orderInvoices.0.invoiceId`. */
  readonly at: string
}

type Places = E.Either<string, ReadonlyArray<IdPlace>>

/** Every id that what `codec` reads can hold. Left, with the reason: there may be one that cannot be found or checked. */
export const idPlacesIn = (codec: t.Mixed): Places => {
  if (codec instanceof IdCodec) return E.right([{ kind: codec.kind, path: [] }])
  if (codec instanceof t.ExactType) return idPlacesIn(codec.type)
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) return inProperties(codec.props)
  if (codec instanceof t.IntersectionType || codec instanceof t.UnionType)
    return all(codec.types.map((type: t.Mixed) => idPlacesIn(type)))
  if (codec instanceof t.ArrayType) return under(EACH, idPlacesIn(codec.type))
  if (codec instanceof t.DictionaryType)
    return noneIn(codec.name, all([idPlacesIn(codec.domain), idPlacesIn(codec.codomain)]))
  if (isWrapping(codec)) return inWrapped(codec.wrapped, codec.wraps)
  return LEAVES.some((leaf) => codec instanceof leaf) ? E.right([]) : E.left(`${codec.name} cannot be looked into`)
}

/** The ids that stand at these places of a decoded value. */
export const idsAt = (places: ReadonlyArray<IdPlace>, value: unknown): ReadonlyArray<NamedId> =>
  places.flatMap(({ kind, path }) => follow(value, path, '').map(({ at, found }) => ({ kind, id: String(found), at })))

interface Found {
  readonly found: unknown
  readonly at: string
}

const follow = (value: unknown, [step, ...rest]: IdPlace['path'], at: string): ReadonlyArray<Found> => {
  if (value === undefined) return []
  if (step === undefined) return [{ found: value, at }]
  if (step === EACH)
    return Array.isArray(value)
      ? value.flatMap((element, index) => follow(element, rest, joined(at, String(index))))
      : []
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? follow((value as Readonly<Record<string, unknown>>)[step], rest, joined(at, step))
    : []
}

const joined = (at: string, step: string): string => (at === '' ? step : `${at}.${step}`)

/** What holds nothing else. */
const LEAVES = [
  t.StringType,
  t.NumberType,
  t.BooleanType,
  t.UndefinedType,
  t.NullType,
  t.LiteralType,
  t.KeyofType,
] as const

/** An id is called one. What is called one and is none of a row would pass unchecked. */
const CALLED_ID = /^ids?$|Ids?$/
/** The code of a country. */
const NO_ROWS: ReadonlySet<string> = new Set(['countryId'])

const inProperties = (props: t.AnyProps): Places =>
  all(
    Object.entries(props).map(([name, codec]: [string, t.Mixed]) => {
      const places = under(name, idPlacesIn(codec))
      const isUnchecked = E.isRight(places) && places.right.length === 0 && CALLED_ID.test(name) && !NO_ROWS.has(name)
      return isUnchecked ? E.left(`${name} is called an id and is read by ${codec.name}`) : places
    }),
  )

/** What a mapped value becomes is not what travelled: an id inside would be lost from sight. */
const inWrapped = (wrapped: t.Mixed, wraps: 'value' | 'list' | 'meaning'): Places => {
  const places = idPlacesIn(wrapped)
  if (wraps === 'list') return under(EACH, places)
  return wraps === 'meaning' ? noneIn(wrapped.name, places) : places
}

/** Where an id would have no place that is known beforehand. */
const noneIn = (name: string, places: Places): Places =>
  E.isRight(places) && places.right.length > 0 ? E.left(`${name} hides an id`) : places

const under = (step: string | typeof EACH, places: Places): Places =>
  E.isLeft(places) ? places : E.right(places.right.map(({ kind, path }): IdPlace => ({ kind, path: [step, ...path] })))

const all = (several: ReadonlyArray<Places>): Places => {
  const found: Array<IdPlace> = []
  for (const places of several) {
    if (E.isLeft(places)) return places
    found.push(...places.right)
  }
  return E.right(found)
}
