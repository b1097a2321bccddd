import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Codec } from './map-codec.ts'

type Member<A, Tag> = Extract<A, { readonly _tag: Tag }>

/**
 * One of several records that `_tag` tells apart, which travels as `type`. io-ts's own union would ask each codec
 * whether a value is its, which those of the domain's amounts and dates can only answer for the wire.
 */
export const taggedUnion = <A extends { readonly _tag: string }>(
  name: string,
  codecs: { readonly [Tag in A['_tag']]: Codec<Omit<Member<A, Tag>, '_tag'>> },
): Codec<A> => {
  const byTag = new Map<unknown, Codec<object>>(Object.entries(codecs))
  const validate: t.Validate<unknown, A> = (input, context) => {
    const type = isRecord(input) ? input['type'] : undefined
    const codec = byTag.get(type)
    if (codec === undefined) return t.failure(input, context, 'TypeUnknown')
    /* The codec of this tag decoded the fields; the map of codecs does not carry their types. */
    const member = (fields: object): object => ({ _tag: type, ...fields })
    return E.map((fields: object) => member(fields) as A)(codec.validate(input, context))
  }
  return new t.Type(
    name,
    (value): value is A => isRecord(value) && byTag.has(value['_tag']),
    validate,
    ({ _tag, ...fields }) => ({ type: _tag, ...(byTag.get(_tag)?.encode(fields) as object) }),
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
