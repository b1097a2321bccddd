import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replacementsAmong, type Replaceable } from '#domain/tax-documents/replacement.ts'
import { runs } from '#test/support/runs.ts'

const document = (key: string, given: Partial<Replaceable> = {}): Replaceable => ({
  key,
  issuer: 'A',
  replaces: [],
  stampedAt: '',
  issueDate: '2026-03-01',
  isCancelled: false,
  ...given,
})

const replaced = (...documents: ReadonlyArray<Replaceable>): ReadonlyArray<string> =>
  [...replacementsAmong(documents).replaced].toSorted()

/** SAT, Anexo 20, c_TipoRelacion 04: substitution of earlier CFDI, which the issuer cancels with reason 01. */
describe('a replacement', () => {
  it('is by the issuer of the replaced document', () => {
    expect(replaced(document('old'), document('new', { replaces: ['old'] }))).toEqual(['old'])
    expect(replaced(document('old'), document('new', { issuer: 'B', replaces: ['old'] }))).toEqual([])
    expect(replaced(document('old', { replaces: ['old'] }))).toEqual([])
  })

  it('by a cancelled document counts only if that one was replaced in turn', () => {
    const cancelled = document('new', { replaces: ['old'], isCancelled: true })
    expect(replaced(document('old'), cancelled)).toEqual([])
    expect(replaced(document('old'), cancelled, document('newer', { replaces: ['new'] }))).toEqual(['new', 'old'])
  })
})

/** Any graph of six documents of two issuers. */
const graph: fc.Arbitrary<ReadonlyArray<Replaceable>> = fc
  .array(
    fc.record({
      issuer: fc.constantFrom('A', 'A', 'A', 'B'),
      replaces: fc.array(fc.constantFrom('0', '1', '2', '3', '4', '5', 'unknown'), { maxLength: 2 }),
      stampedAt: fc.constantFrom('', '2026-03-01T10:00:00', '2026-03-02T10:00:00'),
      issueDate: fc.constantFrom('2026-03-01', '2026-03-02'),
      isCancelled: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((drawn) => drawn.map((one, at) => ({ ...one, key: String(at) })))

describe('replacements (law 8)', () => {
  it('of a circle that nothing outside replaces leave the latest standing, unless all are cancelled', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
        (size, fate) => {
          const circle = Array.from({ length: size }, (_, at) =>
            document(String(at), { replaces: [String((at + 1) % size)], isCancelled: fate[at] === true }),
          )
          const gone = replaced(...circle)
          const standing = circle.filter(({ isCancelled, key }) => !isCancelled && !gone.includes(key))
          const uncancelled = circle.filter(({ isCancelled }) => !isCancelled)
          expect(standing).toEqual(uncancelled.slice(-1))
        },
      ),
      { numRuns: runs(300) },
    )
  })

  it('are those that another uncancelled document leads to, and in a circle all but one', () => {
    fc.assert(
      fc.property(graph, (documents) => {
        const { replaced: gone } = replacementsAmong(documents)
        for (const { key } of documents) {
          const leading = documents.filter((other) => other.key !== key && leads(documents, other.key, key))
          const outside = leading.filter((other) => !leads(documents, key, other.key) && !other.isCancelled)
          const circle = documents.filter(
            (other) => other.key === key || (leads(documents, other.key, key) && leads(documents, key, other.key)),
          )
          const [latest] = circle.filter(({ isCancelled }) => !isCancelled).toSorted(newestFirst)
          const expected = outside.length > 0 || (circle.length > 1 && latest !== undefined && latest.key !== key)
          expect(gone.has(key)).toBe(expected)
        }
      }),
      { numRuns: runs(300) },
    )
  })

  it('do not depend on the order of the documents', () => {
    fc.assert(
      fc.property(graph, (documents) => {
        expect(replaced(...documents.toReversed())).toEqual(replaced(...documents))
      }),
      { numRuns: runs(300) },
    )
  })
})

/** A chain of relations 04 of one issuer leads from one to the other. */
const leads = (documents: ReadonlyArray<Replaceable>, from: string, to: string): boolean => {
  const seen = new Set<string>()
  const open = [from]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const found = documents.find(({ key }) => key === next)
    for (const target of found?.replaces ?? []) {
      if (documents.find(({ key }) => key === target)?.issuer !== found?.issuer || seen.has(target)) continue
      seen.add(target)
      open.push(target)
    }
  }
  return seen.has(to)
}

const newestFirst = (a: Replaceable, b: Replaceable): number => {
  const [first, second] = [a, b].map(({ issueDate, key, stampedAt }) => `${stampedAt.padStart(19)} ${issueDate} ${key}`)
  return (first ?? '') < (second ?? '') ? 1 : -1
}
