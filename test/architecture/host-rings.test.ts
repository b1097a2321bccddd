import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, sourceFiles, type SourceFile } from './source-files.ts'

/** The rings of the host, from the inside. A folder imports itself, the folders of inner rings, and what the table of arrows allows. */
const RINGS = [
  ['kernel'],
  [
    'announcements',
    'audit',
    'config',
    'database',
    'http',
    'jobs',
    'live',
    'mail',
    'operator-socket',
    'security',
    'telemetry',
    'workers',
  ],
  [
    'banking',
    'business',
    'calendar',
    'debts',
    'documents',
    'financing',
    'geography',
    'identity',
    'impersonation',
    'legal',
    'notifications',
    'orders',
    'payables',
    'report',
    'shell',
    'suppliers',
    'tax-authority',
    'tax-credential',
    'wallet',
  ],
  ['moving', 'rehearsal', 'samples'],
  ['operator', 'cli'],
  ['server'],
] as const

const CONTEXTS = 2
const MAX_ARROWS_BETWEEN_CONTEXTS = 36

/** The folders of its own ring that a folder may import. */
const ARROWS: Readonly<Record<string, ReadonlyArray<string>>> = {
  security: ['database'],
  config: ['security'],
  announcements: ['database'],
  audit: ['database'],
  http: ['audit', 'config', 'database', 'security'],
  live: ['announcements', 'audit', 'database', 'http'],
  jobs: ['database'],
  telemetry: ['announcements', 'database'],
  workers: ['config', 'http'],
  identity: ['notifications'],
  business: ['documents', 'identity', 'notifications'],
  impersonation: ['identity', 'notifications'],
  banking: ['notifications'],
  'tax-authority': ['business'],
  legal: ['documents', 'identity'],
  debts: ['legal'],
  financing: ['calendar', 'tax-authority'],
  wallet: ['banking', 'financing'],
  'tax-credential': ['business', 'legal', 'notifications', 'tax-authority'],
  orders: ['banking', 'documents', 'financing', 'notifications', 'tax-authority', 'wallet'],
  suppliers: ['banking'],
  payables: ['banking', 'business', 'calendar', 'documents', 'notifications', 'orders', 'suppliers', 'tax-authority'],
  shell: ['notifications', 'tax-credential'],
  cli: ['operator'],
}

const folderOf = (path: string): string => path.split('/')[2] ?? ''
const ringOf = (folder: string): number =>
  RINGS.findIndex((folders) => (folders as ReadonlyArray<string>).includes(folder))

interface Arrow {
  readonly from: string
  readonly to: string
  readonly at: string
}

/** Imports between folders; types and dynamic imports count. */
const arrowsOf = (file: SourceFile): ReadonlyArray<Arrow> =>
  importsOf(file)
    .filter((name) => name.startsWith('.') || name.startsWith('#host/'))
    .map((name) => (name.startsWith('#host/') ? name.replace('#', 'src/') : posix.join(posix.dirname(file.path), name)))
    .map((target) => ({ from: folderOf(file.path), to: folderOf(target), at: `${file.path} -> ${target}` }))
    .filter(({ from, to }) => from !== to)

const isAllowed = (arrow: Arrow): boolean => {
  const [from, to] = [ringOf(arrow.from), ringOf(arrow.to)]
  if (from === -1 || to === -1) return false
  return to < from || (to === from && ARROWS[arrow.from]?.includes(arrow.to) === true)
}

/** The folders of circles of imports, and those that lead to one; empty where there is none. */
const circleIn = (arrows: ReadonlyArray<Arrow>): ReadonlyArray<string> => {
  let left = new Set(arrows.flatMap(({ from, to }) => [from, to]))
  for (;;) {
    const next = new Set([...left].filter((folder) => arrows.some(({ from, to }) => from === folder && left.has(to))))
    if (next.size === left.size) return [...left].toSorted()
    left = next
  }
}

/** Finds the table that an SQL statement inserts into, updates or deletes from. */
const WRITES = /\b(?:insert into|delete from|update)\s+([a-z][a-z_]+)\b/g

/** Samples fill an empty database and a move copies one; migrations change what others write. */
const WRITES_ANYWHERE = /^src\/host\/(?:samples|moving|database\/migrations)\//

/** The folders that write each table. */
const writersIn = (files: ReadonlyArray<SourceFile>): ReadonlyMap<string, ReadonlySet<string>> => {
  const writers = new Map<string, Set<string>>()
  for (const { path, text } of files)
    for (const [, table = ''] of WRITES_ANYWHERE.test(path) ? [] : text.matchAll(WRITES))
      writers.set(table, (writers.get(table) ?? new Set()).add(folderOf(path)))
  return writers
}

const writtenByMany = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  [...writersIn(files)]
    .filter(([table, folders]) => !NO_TABLES.has(table) && folders.size > 1)
    .map(([table, folders]) => `${table}: ${[...folders].toSorted().join(', ')}`)

/** Words behind `for update` and `on conflict do update`. */
const NO_TABLES: ReadonlySet<string> = new Set(['of', 'set', 'skip'])

describe('the tables of the host', () => {
  const files = sourceFiles('src/host')

  it('are written by one folder each', () => {
    expect(writtenByMany(files)).toEqual([])
  })

  it('are found in the statements, also those of a second folder', () => {
    expect(writersIn(files).size).toBeGreaterThan(40)
    const second = { path: 'src/host/shell/bad.ts', text: 'sql`update orders set status = 1`' }
    expect(writtenByMany([...files, second])).toEqual(['orders: orders, shell'])
  })
})

describe('the rings of the host', () => {
  const files = sourceFiles('src/host')
  const arrows = files.flatMap(arrowsOf)

  it('have a place for every folder', () => {
    expect([...new Set(files.map(({ path }) => folderOf(path)))].filter((folder) => ringOf(folder) === -1)).toEqual([])
  })

  it('are crossed inwards only, or by an arrow of the table', () => {
    expect(arrows.filter((arrow) => !isAllowed(arrow)).map(({ at }) => at)).toEqual([])
  })

  it('have no arrow in the table that no file uses', () => {
    const unused = Object.entries(ARROWS).flatMap(([from, targets]) =>
      targets
        .filter((to) => !arrows.some((arrow) => arrow.from === from && arrow.to === to))
        .map((to) => `${from} -> ${to}`),
    )
    expect(unused).toEqual([])
  })

  it('have no circle of folders', () => {
    expect(circleIn(arrows)).toEqual([])
  })

  it('detect a wrong arrow by name, by path, by a dynamic import and in a type, and a circle', () => {
    const wrong = [
      { path: 'src/host/kernel/bad.ts', text: "import { sql } from '#host/database/sql.ts'" },
      { path: 'src/host/orders/bad.ts', text: "import { x } from '../payables/financing.ts'" },
      { path: 'src/host/http/bad.ts', text: "const later = () => import('../identity/store.ts')" },
      { path: 'src/host/jobs/bad.ts', text: "import type { HostServices } from '../server/services.ts'" },
      { path: 'src/host/elsewhere/bad.ts', text: "import { sql } from '../database/sql.ts'" },
    ].flatMap(arrowsOf)
    expect(wrong.filter((arrow) => !isAllowed(arrow))).toHaveLength(5)
    const back = { from: 'notifications', to: 'payables', at: 'planted' }
    expect(circleIn([...arrows, back])).toEqual(expect.arrayContaining(['notifications', 'payables']))
  })

  it('count their arrows between contexts', () => {
    const between = new Set(
      arrows
        .filter(({ from, to }) => ringOf(from) === CONTEXTS && ringOf(to) === CONTEXTS)
        .map(({ from, to }) => `${from} -> ${to}`),
    )
    process.stdout.write(`${between.size} arrows between contexts\n`)
    expect(between.size).toBeLessThanOrEqual(MAX_ARROWS_BETWEEN_CONTEXTS)
  })
})
