import { describe, expect, it } from 'vitest'
import { sourceFiles, type SourceFile } from './source-files.ts'

/** Language features that the compiler cannot forbid. */
const IMPURE: ReadonlyArray<readonly [string, RegExp]> = [
  ['reads the clock', /\bDate\s*\.\s*now\b|\bnew\s+Date\b|\bDate\s*\(/],
  ['is random', /\bMath\s*\.\s*random\b/],
  ['throws', /\bthrow\b/],
  ['formats by locale', /\bIntl\b|\.toLocale[A-Z]\w*\(|\.localeCompare\(/],
  ['casts twice', /\bas unknown as\b/],
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

const variablesOf = ({ path, text }: SourceFile): ReadonlyArray<string> =>
  [...text.matchAll(/^(?:export )?(?:let|var) .*/gm)].map(([line]) => `${path}: ${line}`)

describe('the modules of the client', () => {
  it('keep no state of their own', () => {
    expect(SHARED.flatMap(sourceFiles).flatMap(variablesOf)).toEqual([])
    expect(variablesOf({ path: 'a.ts', text: 'let calls = 0\nconst a = () => {\n  let b = 1\n}' })).toHaveLength(1)
  })
})

describe('the whole source', () => {
  it('suppresses neither compiler nor lint errors', () => {
    const silenced = sourceFiles('src').filter(({ text }) =>
      /@ts-ignore|@ts-expect-error|@ts-nocheck|(eslint|oxlint)-disable/.test(text),
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
