import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ErrorTag, errorTags, errorTagsIn } from '../../scripts/domain/error-tags.ts'
import { sourceFiles } from '../architecture/source-files.ts'

interface Row extends ErrorTag {
  readonly meaning: string
  readonly when: string
}

const codeIn = (cell: string): ReadonlyArray<string> =>
  [...cell.matchAll(/`(\w[\w/-]*)`/g)].map(([, code = '']) => code)

const rows: ReadonlyArray<Row> = readFileSync(new URL('../../docs/rules/errors.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [tag = '', module = '', fields = '', meaning = '', when = ''] = line.split('|').slice(1, -1)
    return {
      tag: codeIn(tag).join(),
      module: codeIn(module).join(),
      fields: codeIn(fields),
      meaning: meaning.trim(),
      when: when.trim(),
    }
  })

describe('the table of errors', () => {
  it('has every tag of the types, with its module and its fields, and no other', () => {
    expect(rows.map(({ fields, module, tag }) => ({ tag, module, fields }))).toEqual(errorTags())
    expect(rows.length).toBeGreaterThan(100)
  })

  it('says of each what it means and when it happens, and names its fields', () => {
    expect(rows.filter(({ meaning, when }) => meaning === '' || when === '')).toEqual([])
  })

  it('has no tag twice', () => {
    expect(new Set(rows.map(({ tag }) => tag)).size).toBe(rows.length)
  })

  it('is compared with unions, interfaces and aliases of tags', () => {
    const text = `
export type OneError = { readonly _tag: 'OneEmpty' } | Rejected | TextError
interface Rejected { readonly _tag: Check; readonly ids: string }
export interface ManyRejected { readonly _tag: Check; readonly ids: string }
type Check = 'ManyPast' | 'ManyLate'
export type State = { readonly _tag: 'Open' }
`
    expect(errorTagsIn('a/b', text)).toEqual([
      { tag: 'OneEmpty', module: 'a/b', fields: [] },
      { tag: 'ManyPast', module: 'a/b', fields: ['ids'] },
      { tag: 'ManyLate', module: 'a/b', fields: ['ids'] },
    ])
  })
})

describe('the tags of the package', () => {
  it('are all in PascalCase', () => {
    const tags = sourceFiles('src/domain').flatMap(({ text }) =>
      [...text.matchAll(/\b_tag: '([^']*)'/g)].map(([, tag = '']) => tag),
    )
    expect(tags.filter((tag) => !/^(?:[A-Z](?![A-Z]{2})[a-z0-9]*)+$/.test(tag))).toEqual([])
    expect(tags.length).toBeGreaterThan(200)
  })
})
