import { describe, expect, it } from 'vitest'
import { sourceFiles, type SourceFile } from './source-files.ts'

/** Language features that the compiler cannot forbid. */
const IMPURE: ReadonlyArray<readonly [string, RegExp]> = [
  ['reads the clock', /\bDate\s*\.\s*now\b|\bnew\s+Date\b|\bDate\s*\(/],
  ['is random', /\bMath\s*\.\s*random\b/],
  ['throws', /\bthrow\b/],
  ['formats by locale', /\bIntl\b|\.toLocale[A-Z]\w*\(|\.localeCompare\(/],
  ['casts twice', /\bas\s+unknown\s+as\b/],
]

/** The only file that casts a symbol to a type, that asks the runtime for its time zones, and that throws. */
const EXCEPTIONS: ReadonlySet<string> = new Set([
  'src/application/shared/token.ts',
  'src/domain/kernel/time-zone.ts',
  'src/domain/kernel/guard.ts',
])

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*$/gm, '')

const impurities = ({ path, text }: SourceFile): ReadonlyArray<string> =>
  IMPURE.filter(([, pattern]) => pattern.test(withoutComments(text))).map(([name]) => `${path} ${name}`)

describe('domain and application', () => {
  const files = [...sourceFiles('src/domain'), ...sourceFiles('src/application')].filter(
    ({ path }) => !EXCEPTIONS.has(path),
  )

  it('have no clock, no randomness, no exceptions and no locale', () => {
    expect(files.flatMap(impurities)).toEqual([])
  })

  it('are detected when they are not pure', () => {
    const bad = { path: 'src/domain/bad.ts', text: 'export const now = () => Date.now() + Math.random()' }
    expect(impurities(bad)).toHaveLength(2)
  })
})

/** Test files of these layers share the loaded modules of a worker (`vitest.config.ts`). */
const SHARED = ['src/domain', 'src/wire', 'src/application', 'src/infrastructure', 'src/ui']

/** Empty collections of modules that one test file may leave filled for the next, each with the reason why that changes no result. */
const COLLECTIONS: ReadonlyMap<string, string> = new Map([
  ['src/domain/kernel/time-zone.ts: formats', 'A format depends on its zone only.'],
  ['src/domain/payables/selection-summary.ts: NO_SUPPLIERS', 'It is read only by its type.'],
  [
    'src/application/shared/failed-loads.ts: failed',
    'A test of repeated loads counts the calls of its own fakes only.',
  ],
])

const VARIABLE = /^(?:export )?(?:let|var) (\w+)/gm
const EMPTY_COLLECTION = /^(?:export )?const (\w+)[^=\n]* = new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)/gm

const stateOf = ({ path, text }: SourceFile): ReadonlyArray<string> =>
  [VARIABLE, EMPTY_COLLECTION].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => `${path}: ${name}`))

describe('the modules of the client', () => {
  it('keep no state that one test file could leave to another', () => {
    expect(SHARED.flatMap(sourceFiles).flatMap(stateOf).toSorted()).toEqual([...COLLECTIONS.keys()].toSorted())
  })

  it('are detected when they keep state', () => {
    const text = [
      'let calls = 0',
      'const a = () => {\n  let b = 1\n}',
      'const seen = new WeakMap<Container, Map<string, number>>()',
      'const known: Set<string> = new Set()',
      'const fixed = new Set([1])',
    ].join('\n')
    expect(stateOf({ path: 'a.ts', text })).toEqual(['a.ts: calls', 'a.ts: seen', 'a.ts: known'])
  })
})

describe('the whole source', () => {
  it('suppresses neither compiler nor lint errors', () => {
    const silenced = sourceFiles('src').filter(({ text }) =>
      /@ts-(?:ignore|expect-error|nocheck)|(?:es|ox)lint-disable/.test(text),
    )
    expect(silenced.map(({ path }) => path)).toEqual([])
  })

  it('never creates markup from text', () => {
    const writers = sourceFiles('src').filter(({ text }) =>
      /\bdangerouslySetInnerHTML\b|\.innerHTML\b|\binsertAdjacentHTML\b/.test(text),
    )
    expect(writers.map(({ path }) => path)).toEqual([])
  })
})
