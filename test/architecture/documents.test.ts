import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './source-files.ts'

interface Page {
  readonly path: string
  readonly text: string
}

const page = (path: string): Page => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })
const PAGES = globSync(['*.md', 'docs/**/*.md', 'src/domain/*.md'], { cwd: ROOT }).sort().map(page)

/** The anchor that a forge gives to a heading: letters, digits and hyphens in lower case. */
const anchorsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Links inside the repository that lead to no file, or to a heading that its page does not have. */
const brokenLinks = ({ path, text }: Page): ReadonlyArray<string> =>
  [...text.matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https?|mailto):/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? path : join(dirname(path), file)
      if (!existsSync(join(ROOT, target))) return true
      return anchor !== undefined && target.endsWith('.md') && !anchorsIn(page(target).text).includes(anchor)
    })
    .map((link) => `${path}: ${link}`)

const INDEX = 'docs/decisions/README.md'
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (\d+) \| \[(.+)\]\(([^)]+)\) \|(?: (\w+) \| ([\d, ]*) \|)?$/gm)].map(
    ([, number = '', title, link = '', status, folded = '']) => ({
      number: Number(number),
      title,
      link,
      status,
      folded: folded.split(', ').filter(Boolean).map(Number),
    }),
  )

describe('documents', () => {
  test('their links lead to files and headings that exist', () => {
    expect(PAGES.flatMap(brokenLinks)).toEqual([])
  })

  test('a planted link without a file and one without a heading are found', () => {
    const planted = { path: 'docs/testing.md', text: '[a](no-such.md) [b](testing.md#no-such) [c](testing.md)' }
    expect(brokenLinks(planted)).toEqual(['docs/testing.md: no-such.md', 'docs/testing.md: testing.md#no-such'])
  })
})

describe('the index of decisions', () => {
  const rows = rowsOf(page(INDEX).text)
  const records = globSync('docs/decisions/0*.md', { cwd: ROOT }).sort().map(page)

  test('names each record with its number, title and status', () => {
    const stated = records.map(({ path, text }) => ({
      link: path.slice('docs/decisions/'.length),
      number: Number(/^# (\d+)\. /.exec(text)?.[1]),
      title: /^# \d+\. (.+)$/m.exec(text)?.[1],
      status: /^Status: (\w+)/m.exec(text)?.[1],
    }))
    const listed = rows.filter(({ status }) => status !== undefined)
    expect(listed.map(({ link, number, title, status }) => ({ link, number, title, status }))).toEqual(stated)
  })

  test('has each number once', () => {
    const numbers = rows.flatMap(({ number, folded }) => [number, ...folded])
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  })
})
