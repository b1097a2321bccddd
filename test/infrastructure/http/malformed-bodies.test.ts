import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeWith } from '#infrastructure/http/decode.ts'
import { endpoints, type EndpointName } from '#wire/endpoints.ts'
import type { Codec } from '#wire/codec/map-codec.ts'
import { GOOD_ANSWERS } from '#test/support/samples/wire.ts'
import { runs } from '#test/support/runs.ts'

const NAMES = Object.keys(endpoints) as ReadonlyArray<EndpointName>

const codecOf = (name: EndpointName): Codec<unknown> => endpoints[name].response('CL') as Codec<unknown>

type Path = ReadonlyArray<string>

/** Paths of values that are neither objects nor lists. */
const leavesOf = (body: unknown, path: Path = []): ReadonlyArray<Path> =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([key, part]) => leavesOf(part, [...path, key]))
    : [path]

const at = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), body)

/** Shares with the body what is not on the path: a copy of all of it would take most of the time. */
const withAt = (body: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value
  const changed = withAt(Reflect.get(Object(body), key), rest, value)
  return Array.isArray(body) ? body.with(Number(key), changed) : { ...Object(body), [key]: changed }
}

/** Values of other types, which every codec must reject. */
const wrongFor = (value: unknown): ReadonlyArray<unknown> => {
  const objects: ReadonlyArray<unknown> = [{}, [], [[1]], { toString: 'x' }, true]
  switch (typeof value) {
    case 'number':
      return [...objects, 'abc', '', ' ', '1,5', '1e999', Number.NaN, Number.POSITIVE_INFINITY, 1e300, 0.123456789]
    case 'boolean':
      return ['true', 1, 0, 'no', {}, []]
    default:
      return [...objects, 7.5, -1, Number.NaN]
  }
}

/** Fractional fields, and the balance of a wallet, accept any finite number; a folio is a number or text. */
const FRACTIONS = new Set([
  'jobProgress',
  'refreshProgress',
  'averageDaysLate',
  'percentageSurplus',
  'retentionPct',
  'baseRate',
  'rate',
  'balance',
])

const isStillRight = (path: Path, wrong: unknown): boolean =>
  path.at(-1) === 'folio' ? typeof wrong === 'string' : FRACTIONS.has(path.at(-1) ?? '') && Number.isFinite(wrong)

/** Names the body when decoding throws, which no codec may do. */
const decodeOrFail = <A>(decode: (body: unknown) => A, body: unknown): A => {
  try {
    return decode(body)
  } catch (cause) {
    throw new Error(`decoding ${JSON.stringify(body)} threw`, { cause })
  }
}

/** Generated once for all endpoints, which takes longer than all else. */
const ANYTHING = fc.sample(
  fc.anything({ withBigInt: false, withDate: true, withMap: true, withSet: true, withNullPrototype: true }),
  runs(4_000),
)

describe.each(NAMES.filter((name) => leavesOf(GOOD_ANSWERS[name]).length > 0))('malformed responses to %s', (name) => {
  const good = GOOD_ANSWERS[name]
  const decode = decodeWith(codecOf(name))
  const leaves = leavesOf(good)

  it('are rejected where a type is wrong', () => {
    for (const path of leaves)
      for (const wrong of wrongFor(at(good, path)).filter((value) => !isStillRight(path, value)))
        if (E.isRight(decode(withAt(good, path, wrong))))
          expect.fail(`${path.join('/')} = ${JSON.stringify(wrong)} was accepted`)
  })

  it('never throw, and accepted ones encode to the same value', () => {
    const changed = ANYTHING.map((value, index) => withAt(good, leaves[index % leaves.length] ?? [], value))
    for (const body of [...ANYTHING, ...changed]) {
      const answer = decodeOrFail(decode, body)
      if (E.isLeft(answer)) continue
      const travelled: unknown = JSON.parse(JSON.stringify(codecOf(name).encode(answer.right)))
      expect(JSON.stringify(decode(travelled)), JSON.stringify(body)).toBe(JSON.stringify(answer))
    }
  })
})
