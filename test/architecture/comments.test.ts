import { describe, expect, it } from 'vitest'
import { sourceFiles, type SourceFile } from './source-files.ts'

/** The first word of a comment, on its own line or behind the opening of a block. */
const FIRST_WORD = /(?:\/\*\*?[ \t]+|\/\*\*?[ \t]*\n[ \t]*\*[ \t]+|(?:^|[ \t])\/\/[ \t]+)(Of|What|As)\b/gm

/** Comments that begin like an answer, not like a sentence: their subject is somewhere else. */
const fragments = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(FIRST_WORD)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
  )

describe('comments', () => {
  it('are sentences that name their subject', () => {
    expect(fragments(['src', 'test', 'scripts'].flatMap(sourceFiles))).toEqual([])
  })

  it.each(['Of', 'What', 'As'])('are found when they begin with %s: on a line, in a block, after code', (word) => {
    const text = `/** ${word} it. */\n/**\n * ${word} it.\n */\ncall() // ${word} it.\n/** The list. ${word} it. */`
    expect(fragments([{ path: 'a.ts', text }])).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:5'])
  })
})
