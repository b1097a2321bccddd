import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeWith } from '#infrastructure/http/decode.ts'
import { endpoints, type EndpointName } from '#wire/endpoints.ts'
import type { Codec } from '#wire/codec/map-codec.ts'
import { GOOD_ANSWERS } from '#test/support/samples/wire.ts'

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

const withAt = (body: unknown, path: Path, value: unknown): unknown => {
  const copy: unknown = structuredClone(body)
  const last = path.at(-1)
  if (last === undefined) return value
  Reflect.set(Object(at(copy, path.slice(0, -1))), last, value)
  return copy
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

const notAnything = fc.anything({
  withBigInt: false,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
})

describe.each(NAMES.filter((name) => leavesOf(GOOD_ANSWERS[name]).length > 0))(
  'ten thousand malformed responses to %s',
  (name) => {
    const good = GOOD_ANSWERS[name]
    const decode = decodeWith(codecOf(name))
    const leaves = leavesOf(good)

    it('are rejected where a type is wrong', () => {
      const mutation = fc
        .constantFrom(...leaves)
        .chain((path) => fc.record({ path: fc.constant(path), wrong: fc.constantFrom(...wrongFor(at(good, path))) }))
      fc.assert(
        fc.property(mutation, ({ path, wrong }) => {
          fc.pre(!isStillRight(path, wrong))
          const answer = decode(withAt(good, path, wrong))
          if (E.isRight(answer)) expect.fail(`${path.join('/')} = ${JSON.stringify(wrong)} was accepted`)
        }),
        { numRuns: 6_000 },
      )
    })

    it('never throw, and accepted ones encode to the same value', () => {
      const anything = fc.oneof(
        {
          weight: 4,
          arbitrary: fc
            .tuple(fc.constantFrom(...leaves), notAnything)
            .map(([path, value]) => withAt(good, path, value)),
        },
        { weight: 1, arbitrary: notAnything },
      )
      fc.assert(
        fc.property(anything, (body) => {
          const answer = decode(body)
          if (E.isLeft(answer)) return
          const travelled: unknown = JSON.parse(JSON.stringify(codecOf(name).encode(answer.right)))
          expect(JSON.stringify(decode(travelled))).toBe(JSON.stringify(answer))
        }),
        { numRuns: 4_000 },
      )
    })
  },
)
