import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import { importsOf, namedImportsOf, parse, ROOT, sourceFiles, type SourceFile } from './source-files.ts'

/** The rings of the host, from the inside. A folder imports itself, the folders of inner rings, and what the table of arrows allows. */
const RINGS = [
  ['kernel'],
  [
    'announcements',
    'approval',
    'audit',
    'config',
    'database',
    'http',
    'jobs',
    'live',
    'mail',
    'operator-socket',
    'pdf',
    'security',
    'telemetry',
    'workers',
  ],
  [
    'banking',
    'business',
    'calendar',
    'cash',
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
    'team',
    'wallet',
  ],
  ['moving', 'rehearsal', 'samples'],
  ['operator', 'cli'],
  ['server'],
] as const

const CONTEXTS = 2
const MAX_ARROWS_BETWEEN_CONTEXTS = 46

/** The folders of its own ring that a folder may import. */
const ARROWS: Readonly<Record<string, ReadonlyArray<string>>> = {
  security: ['database'],
  config: ['security'],
  announcements: ['database'],
  approval: ['audit', 'database', 'http', 'live', 'mail'],
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
  wallet: ['banking', 'calendar', 'financing'],
  'tax-credential': ['business', 'legal', 'notifications', 'tax-authority'],
  orders: ['banking', 'calendar', 'documents', 'financing', 'notifications', 'tax-authority', 'wallet'],
  suppliers: ['banking'],
  payables: ['banking', 'business', 'calendar', 'documents', 'notifications', 'orders', 'suppliers', 'tax-authority'],
  team: ['identity'],
  cash: ['business', 'calendar', 'financing', 'orders', 'payables', 'wallet'],
  report: ['orders'],
  shell: ['identity', 'notifications'],
  cli: ['operator'],
}

/** Names that an `index.ts` exports; one may stand for a file of several functions (`export * as orderStatus`). */
const MAX_EXPORTS = 15

const folderOf = (path: string): string => path.split('/')[2] ?? ''
const ringOf = (folder: string): number =>
  RINGS.findIndex((folders) => (folders as ReadonlyArray<string>).includes(folder))

interface Arrow {
  readonly from: string
  readonly to: string
  readonly at: string
}

/** The file of the host behind an import. */
const targetOf = (file: SourceFile, name: string): string | undefined => {
  if (name.startsWith('#host/')) return name.replace('#', 'src/')
  return name.startsWith('.') ? posix.join(posix.dirname(file.path), name) : undefined
}

/** Imports between folders; types and dynamic imports count. */
const arrowsOf = (file: SourceFile): ReadonlyArray<Arrow> =>
  importsOf(file)
    .map((name) => targetOf(file, name))
    .filter((target) => target !== undefined)
    .map((target) => ({ from: folderOf(file.path), to: folderOf(target), at: `${file.path} -> ${target}` }))
    .filter(({ from, to }) => from !== to)

const isAllowed = (arrow: Arrow): boolean => {
  const [from, to] = [ringOf(arrow.from), ringOf(arrow.to)]
  if (from === -1 || to === -1) return false
  return to < from || (to === from && ARROWS[arrow.from]?.includes(arrow.to) === true)
}

/** A context, or a folder of a large one, is entered through its `index.ts`; `server` also takes routes, tasks and what makes a service. */
const isDoor = (from: string, to: string, names: ReadonlyArray<string>): boolean =>
  posix.basename(to) === 'index.ts' ||
  (from === 'server' && (/(?:^|[/-])(?:routes|tasks)\.ts$/.test(to) || isMaking(names)))

const isMaking = (names: ReadonlyArray<string>): boolean =>
  names.length > 0 && names.every((name) => /^make[A-Z]/.test(name))

/** The imports of files of a context by another folder that pass its `index.ts`. */
const trespassesOf = (file: SourceFile): ReadonlyArray<string> =>
  namedImportsOf(file)
    .map(({ from, names }) => ({ names, target: targetOf(file, from) }))
    .filter(({ target }) => target !== undefined && ringOf(folderOf(target)) === CONTEXTS)
    .filter(({ names, target = '' }) => {
      const folder = folderOf(file.path)
      return folder !== folderOf(target) && !isDoor(folder, target, names)
    })
    .map(({ target }) => `${file.path} -> ${target}`)

/** The sentence of an `index.ts`, the number of its names, and whether it has more than these. */
const indexOf = (file: SourceFile): { sentence?: string; names: number; isPlain: boolean } => {
  const { comments, module, program } = parse(file)
  const [first] = comments
  const sentence = /^\* ([A-Z][^.]*\.) $/.exec(first?.value ?? '')?.[1]
  return {
    ...(sentence === undefined ? {} : { sentence }),
    names: module.staticExports.flatMap(({ entries }) => entries).length,
    isPlain:
      comments.length === 1 &&
      program.body.every(
        (statement) =>
          (statement.type === 'ExportNamedDeclaration' && statement.source !== null) ||
          (statement.type === 'ExportAllDeclaration' && statement.exported !== null),
      ),
  }
}

const isGoodIndex = (file: SourceFile): boolean => {
  const { isPlain, names, sentence } = indexOf(file)
  return isPlain && sentence !== undefined && names <= MAX_EXPORTS
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

/** Lines of one `route(...)`, so that a handler reads its call, asks one use case and shapes the answer. */
const MAX_ROUTE_LINES = 12

const isRoutes = ({ path }: SourceFile): boolean => /^src\/host\/[^/]+\/(?:[a-z-]+-)?routes\.ts$/.test(path)

/** The routes of a file that are longer than they may be. */
const longRoutesOf = (file: SourceFile): ReadonlyArray<string> => {
  const found: Array<string> = []
  new Visitor({
    CallExpression: ({ arguments: [endpoint], callee, end, start }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'route' || endpoint === undefined) return
      if (file.text.slice(start, end).split('\n').length > MAX_ROUTE_LINES)
        found.push(`${file.path}: ${file.text.slice(endpoint.start, endpoint.end)}`)
    },
  }).visit(parse(file).program)
  return found
}

/** Whether statements are written in a file, with whatever function that sends them. */
const hasSql = (file: SourceFile): boolean =>
  namedImportsOf(file).some(({ from }) => from.endsWith('/database/sql.ts')) || SQL_TEXT.test(file.text)

const SQL_TEXT = /[`'"]\s*(?:select\s.*\sfrom|insert into|update\s+\w+\s+set|delete from)\b/s

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

  it('have a door for each context: one sentence, which the documentation has too, and few names', () => {
    const indexes = files.filter(({ path }) => posix.basename(path) === 'index.ts')
    const folders = indexes.map(({ path }) => path.split('/').slice(2, -1).join('/'))
    expect(folders.filter((folder) => !folder.includes('/'))).toEqual([...RINGS[CONTEXTS]])
    expect(indexes.filter((file) => !isGoodIndex(file)).map(({ path }) => path)).toEqual([])
    const documentation = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
    const rows = indexes.map((file, at) => `| \`${folders[at]}\` | ${indexOf(file).sentence} |`)
    expect(rows.filter((row) => !documentation.includes(row))).toEqual([])
  })

  it('detect a door without a sentence, with too many names, with all names of a file, and with code', () => {
    const names = Array.from({ length: MAX_EXPORTS + 1 }, (_, at) => `a${at}`).join(', ')
    const wrong = [
      "export { a } from './a.ts'",
      "/** Several words without an end */\nexport { a } from './a.ts'",
      `/** One sentence. */\nexport { ${names} } from './a.ts'`,
      "/** One sentence. */\nexport * from './a.ts'",
      '/** One sentence. */\nexport const a = 1',
    ]
    const path = 'src/host/orders/index.ts'
    expect(wrong.filter((text) => isGoodIndex({ path, text }))).toEqual([])
    expect(isGoodIndex({ path, text: "/** One sentence. */\nexport * as a from './a.ts'" })).toBe(true)
  })

  it('are entered through the doors of the contexts', () => {
    expect(files.flatMap(trespassesOf)).toEqual([])
  })

  it('detect who passes a door, also for a type, by a dynamic import, by another name and in the server', () => {
    const wrong = [
      { path: 'src/host/payables/bad.ts', text: "import { writeOrder } from '../orders/store.ts'" },
      { path: 'src/host/samples/bad.ts', text: "import type { Account } from '#host/identity/store.ts'" },
      { path: 'src/host/operator/bad.ts', text: "const later = () => import('../orders/pay-order.ts')" },
      { path: 'src/host/moving/bad.ts', text: "export { makeFolderStore } from '../documents/folder-store.ts'" },
      { path: 'src/host/server/bad.ts', text: "import { makeTokens, type Tokens } from '../identity/tokens.ts'" },
      { path: 'src/host/server/bad.ts', text: "import { payOrder as makePayment } from '../orders/pay-order.ts'" },
      { path: 'src/host/server/bad.ts', text: "import '../orders/pay-order.ts'" },
    ]
    expect(wrong.flatMap(trespassesOf)).toHaveLength(wrong.length)
    const right = [
      "import { orderRoutes } from '../orders/routes.ts'",
      "import { bankingRoutes } from '../banking/routes.ts'",
      "import { makeTokens } from '../identity/tokens.ts'",
      "import { orderStatus } from '../orders/index.ts'",
    ].map((text) => ({ path: 'src/host/server/good.ts', text }))
    expect(right.flatMap(trespassesOf)).toEqual([])
  })

  it('have routes of few lines and without SQL', () => {
    const routes = files.filter(isRoutes)
    expect(routes.length).toBeGreaterThan(15)
    expect(routes.flatMap(longRoutesOf)).toEqual([])
    expect(routes.filter(hasSql).map(({ path }) => path)).toEqual([])
  })

  it('detect a long route, also one that lies in another, and SQL by import, by tag and as a text', () => {
    const path = 'src/host/orders/routes.ts'
    const handler = (lines: number) => `route(endpoints.a, () => {${'\n'.repeat(lines - 1)}})`
    const long = [handler(13), `routes(() => [\n${handler(12)},\n${handler(13)},\n])`, `if (x) { ${handler(40)} }`]
    expect(long.map((text) => longRoutesOf({ path, text }).length)).toEqual([1, 1, 1])
    expect(longRoutesOf({ path, text: `routes(() => [\n${handler(12)},\n${handler(1)},\n])` })).toEqual([])
    const sql = [
      "import { execute } from '../database/sql.ts'",
      "import type { Sql } from '#host/database/sql.ts'",
      'db.query(`select id\n from orders`)',
      "db.query('delete from orders where id = $1', [id])",
      'tx.query("update orders set status = 1")',
    ]
    expect(sql.filter((text) => !hasSql({ path, text }))).toEqual([])
    expect(hasSql({ path, text: "import { updateOrder } from './store.ts'" })).toBe(false)
    expect(isRoutes({ path: 'src/host/orders/attachment-routes.ts', text: '' })).toBe(true)
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
