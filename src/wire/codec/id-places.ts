import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { IdCodec, type ResourceKind } from './ids.ts'
import { MappedRecord } from './mapped-record.ts'
import { isWrapping } from './wrapping.ts'

/** Stands for every element of a list. */
export const EACH = Symbol('each')

type Path = ReadonlyArray<string | typeof EACH>

/** A position where a codec reads the id of a row. */
export interface IdPlace {
  readonly kind: ResourceKind
  /** In the decoded value. */
  readonly path: Path
  /** On the wire. */
  readonly wirePath: Path
}

export interface NamedId {
  readonly kind: ResourceKind
  readonly id: string
  /** The name of the field on the wire: `orderInvoices.0.invoiceId`. */
  readonly at: string
}

type Places = E.Either<string, ReadonlyArray<IdPlace>>

/** Every id position in the values of `codec`. Left with the reason when an id could be missed or remain unchecked. */
export const idPlacesIn = (codec: t.Mixed): Places => {
  if (codec instanceof IdCodec) return E.right([{ kind: codec.kind, path: [], wirePath: [] }])
  if (codec instanceof MappedRecord)
    return all(codec.parts.map(({ codec: part, name, wirePath }) => inField(part, [name], wirePath)))
  if (codec instanceof t.ExactType) return idPlacesIn(codec.type)
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType)
    return all(Object.entries(codec.props as t.Props).map(([name, part]) => inField(part, [name], [name])))
  if (codec instanceof t.IntersectionType || codec instanceof t.UnionType)
    return all(codec.types.map((type: t.Mixed) => idPlacesIn(type)))
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType)
    return under([EACH], [EACH], idPlacesIn(codec.type))
  if (codec instanceof t.DictionaryType)
    return noneIn(codec.name, all([idPlacesIn(codec.domain), idPlacesIn(codec.codomain)]))
  if (isWrapping(codec)) return inWrapped(codec.wrapped, codec.wraps)
  return LEAVES.some((leaf) => codec instanceof leaf) ? E.right([]) : E.left(`${codec.name} cannot be looked into`)
}

/** The ids at these positions of a decoded value. */
export const idsAt = (places: ReadonlyArray<IdPlace>, value: unknown): ReadonlyArray<NamedId> =>
  places.flatMap(({ kind, path, wirePath }) =>
    follow(value, path, []).map(({ found, indexes }) => ({ kind, id: String(found), at: nameOf(wirePath, indexes) })),
  )

interface Found {
  readonly found: unknown
  /** The indexes of the enclosing lists. */
  readonly indexes: ReadonlyArray<number>
}

const follow = (value: unknown, [step, ...rest]: Path, indexes: Found['indexes']): ReadonlyArray<Found> => {
  if (value === undefined) return []
  if (step === undefined) return [{ found: value, indexes }]
  if (step === EACH)
    return Array.isArray(value) ? value.flatMap((element, index) => follow(element, rest, [...indexes, index])) : []
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? follow((value as Readonly<Record<string, unknown>>)[step], rest, indexes)
    : []
}

const nameOf = (path: Path, indexes: Found['indexes']): string => {
  const left = [...indexes]
  return path.map((step) => (step === EACH ? left.shift() : step)).join('.')
}

/** Codecs without inner values. */
const LEAVES = [
  t.StringType,
  t.NumberType,
  t.BooleanType,
  t.UndefinedType,
  t.NullType,
  t.LiteralType,
  t.KeyofType,
] as const

/** Fields with these names must contain ids of rows, because any other type would remain unchecked. */
const CALLED_ID = /^ids?$|Ids?$/
/** The code of a country, and a bank, which belongs to no business. */
const NO_ROWS: ReadonlySet<string> = new Set(['countryId', 'bankId'])

const inField = (codec: t.Mixed, path: Path, wirePath: Path): Places => {
  const places = under(path, wirePath, idPlacesIn(codec))
  if (E.isLeft(places) || places.right.length > 0) return places
  const unchecked = [...path, ...wirePath].find(
    (name) => typeof name === 'string' && CALLED_ID.test(name) && !NO_ROWS.has(name),
  )
  return unchecked === undefined ? places : E.left(`${String(unchecked)} is called an id and is read by ${codec.name}`)
}

/** A mapped value has another shape than the wire, so an id inside could not be found. */
const inWrapped = (wrapped: t.Mixed, wraps: 'value' | 'list' | 'meaning'): Places => {
  const places = idPlacesIn(wrapped)
  if (wraps === 'list') return under([EACH], [EACH], places)
  return wraps === 'meaning' ? noneIn(wrapped.name, places) : places
}

/** Rejects ids at positions that are not known statically. */
const noneIn = (name: string, places: Places): Places =>
  E.isRight(places) && places.right.length > 0 ? E.left(`${name} hides an id`) : places

const under = (path: Path, wirePath: Path, places: Places): Places =>
  E.isLeft(places)
    ? places
    : E.right(
        places.right.map((place): IdPlace => ({
          kind: place.kind,
          path: [...path, ...place.path],
          wirePath: [...wirePath, ...place.wirePath],
        })),
      )

const all = (several: ReadonlyArray<Places>): Places => {
  const found: Array<IdPlace> = []
  for (const places of several) {
    if (E.isLeft(places)) return places
    found.push(...places.right)
  }
  return E.right(found)
}
