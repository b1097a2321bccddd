import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Money } from '#domain/kernel/money.ts'
import { money } from './amounts.ts'
import { byCountry } from './by-country.ts'
import type { Codec } from './map-codec.ts'

/** Codecs that depend on the country. */
export interface CountryCodecs {
  readonly country: Country
  readonly money: Codec<Money>
}

/** The wire name and the codec. A dot in the name means a nested object; `'?'` marks an optional field. */
type NamedField = readonly [wireName: string, codec: t.Mixed, marker?: '?']
/** A record whose fields are beside the others on the wire. */
class FlatField<C extends t.Mixed = t.Mixed> {
  readonly codec: C

  constructor(codec: C) {
    this.codec = codec
  }
}
type Fields = Readonly<Record<string, NamedField | FlatField>>

type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends readonly [string, t.Mixed, '?'] ? K : never
}[keyof F]
type Decoded<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: DecodedField<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: DecodedField<F[K]> | undefined
}
type DecodedField<F> = F extends readonly [string, infer C extends t.Mixed, '?'?]
  ? t.TypeOf<C>
  : F extends FlatField<infer C>
    ? t.TypeOf<C>
    : never

export const flat = <C extends t.Mixed>(codec: C): FlatField<C> => new FlatField(codec)

type WireRecord = Readonly<Record<string, unknown>>

interface Part {
  readonly name: string
  /** Empty for a flat field. */
  readonly wirePath: ReadonlyArray<string>
  readonly codec: t.Mixed
  readonly isOptional: boolean
}

/** Its parts can be read, so that the host finds the ids in it. */
export class MappedRecord<A> extends t.Type<A, WireRecord, unknown> {
  readonly parts: ReadonlyArray<Part>

  constructor(name: string, parts: ReadonlyArray<Part>) {
    super(
      name,
      (value): value is A => isRecord(value) && parts.every((part) => isPart(part, valueAt(value, [part.name]))),
      (input, context) => decodeParts<A>(parts, input, context),
      (value) => encodeParts(parts, value),
    )
    this.parts = parts
  }
}

/**
 * A record of the domain and the same record on the wire, one line per field: `total: ['totalAmount', c.money]`. Given a
 * function, the codec depends on the country.
 */
export function mappedRecord<const F extends Fields>(name: string, fields: F): MappedRecord<Decoded<F>>
export function mappedRecord<const F extends Fields>(
  name: string,
  fields: (codecs: CountryCodecs) => F,
): (country: Country) => MappedRecord<Decoded<F>>
export function mappedRecord<const F extends Fields>(name: string, fields: F | ((codecs: CountryCodecs) => F)) {
  if (typeof fields !== 'function') return new MappedRecord<Decoded<F>>(name, partsOf(fields))
  return byCountry((country) => {
    const codecs = { country, money: money(profileOf(country).currency) }
    return new MappedRecord<Decoded<F>>(name, partsOf(fields(codecs)))
  })
}

const partsOf = (fields: Fields): ReadonlyArray<Part> =>
  Object.entries(fields).map(([name, field]) =>
    field instanceof FlatField
      ? { name, wirePath: [], codec: field.codec, isOptional: false }
      : { name, wirePath: field[0].split('.'), codec: field[1], isOptional: field[2] === '?' },
  )

const isPart = ({ codec, isOptional }: Part, value: unknown): boolean =>
  (isOptional && value === undefined) || codec.is(value)

const decodeParts = <A>(parts: ReadonlyArray<Part>, input: unknown, context: t.Context): t.Validation<A> => {
  if (!isRecord(input)) return t.failure(input, context)
  const decoded: Array<readonly [string, unknown]> = []
  const errors: t.Errors = []
  for (const { codec, isOptional, name, wirePath } of parts) {
    const value = valueAt(input, wirePath)
    if (isOptional && (value === undefined || value === null)) continue
    const place = wirePath.length === 0 ? context : t.appendContext(context, wirePath.join('.'), codec, value)
    const result: t.Validation<unknown> = codec.validate(value, place)
    if (E.isRight(result)) decoded.push([name, result.right])
    /* One by one: the errors of a long list are more than a call takes arguments. */
    else for (const error of result.left) errors.push(error)
  }
  return errors.length > 0 ? t.failures(errors) : t.success(Object.fromEntries(decoded) as A)
}

const encodeParts = (parts: ReadonlyArray<Part>, value: unknown): WireRecord => {
  const encoded = new Map<string, unknown>()
  for (const { codec, isOptional, name, wirePath } of parts) {
    const field = valueAt(value, [name])
    if (isOptional && field === undefined) continue
    const travels: unknown = codec.encode(field)
    const [first, second] = wirePath
    if (first === undefined) for (const [key, part] of Object.entries(Object(travels))) encoded.set(key, part)
    else if (second === undefined) encoded.set(first, travels)
    else encoded.set(first, { ...Object(encoded.get(first)), [second]: travels })
  }
  return Object.fromEntries(encoded)
}

const valueAt = (record: unknown, [step, ...rest]: ReadonlyArray<string>): unknown => {
  if (step === undefined) return record
  return isRecord(record) && Object.hasOwn(record, step) ? valueAt(record[step], rest) : undefined
}

const isRecord = (value: unknown): value is WireRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
