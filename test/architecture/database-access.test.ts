import { describe, expect, it } from 'vitest'
import { parse, sourceFiles, type SourceFile } from './source-files.ts'

describe('the host', () => {
  it('sends statements only by the module that keeps values out of them and decodes their rows', () => {
    const files = sourceFiles('src/host')
    const sending = files.filter(({ text }) => /\.query\s*[<(]/.test(text)).map(({ path }) => path)
    expect(sending.filter((path) => !path.startsWith('src/host/database/'))).toEqual([])
    expect(sending).toContain('src/host/database/sql.ts')
  })

  it('uses nothing but `tx` inside a transaction: the embedded database would wait for its own end', () => {
    const files = sourceFiles('src/host').filter(({ text }) => /\btx\b|\.transaction\(/.test(text))
    expect(files.length).toBeGreaterThan(25)
    expect(files.flatMap(outsideStatements)).toEqual([])
  })

  it.each([
    'await database.transaction(async (tx) => { await insert(tx, 1); await rows(database, Row, statement) })',
    'await call.transaction(async (tx) => { await insert(tx, 1); await rows(call.db, Row, statement) })',
    'await services.database.transaction((tx) => services.database.transaction((other) => insert(other, 1)))',
    'await database.transaction(async () => insert(database, 1))',
    'const insert = async (tx: Queries, { db }: Call) => value(db, Id, statement)',
    'const finish = async (tx: Queries, deps: TaxJobsDependencies) => announce(deps, 1)',
    'const insert = async (tx: Queries, services: HostServices) => announce(services, 1)',
  ])('would be caught with: %s', (text) => {
    expect(outsideStatements({ path: 'src/host/planted.ts', text })).not.toEqual([])
  })

  it.each([
    'await database.transaction(async (tx) => insert(tx, 1))',
    'await call.transaction(async (tx) => write(services, tx, call))',
    'await call.transaction(async (tx) => call.afterCommit(() => announce(services, database)))',
  ])('may write: %s', (text) => {
    expect(outsideStatements({ path: 'src/host/planted.ts', text })).toEqual([])
  })
})

/** The names that give another connection than that of the transaction, and those that contain one. */
const CONNECTIONS: ReadonlySet<unknown> = new Set(['acrossCompanies', 'database', 'db'])
const WHOLES: ReadonlySet<unknown> = new Set(['deps', 'services'])

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesIn = (value: unknown): ReadonlyArray<Node> =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
const childrenOf = (node: Node): ReadonlyArray<Node> => Object.values(node).flatMap(nodesIn)
const nameOf = (node: unknown): unknown => (isNode(node) ? node['name'] : undefined)

/** The places of a file where a function with a transaction uses something else. */
const outsideStatements = (file: SourceFile): ReadonlyArray<string> => {
  const { path, text } = file
  const found = nodesIn(parse(file).program).flatMap(transactionsIn).flatMap(connectionsIn)
  return [...new Set(found.map(({ start }) => start))].map((start) => `${path}: ${text.slice(start - 30, start + 30)}`)
}

/** The functions that are given a transaction: by `transaction` or as a parameter `tx`. */
const transactionsIn = (node: Node): ReadonlyArray<Node> => {
  const inside = childrenOf(node).flatMap(transactionsIn)
  if (nodesIn(node['params']).some((one) => nameOf(one) === 'tx')) return [node, ...inside]
  if (!isCallOf(node, 'transaction')) return inside
  return [...nodesIn(node['arguments']).filter(({ type }) => type === 'ArrowFunctionExpression'), ...inside]
}

const isCallOf = (node: Node, name: string): boolean => {
  const { callee } = node
  return node.type === 'CallExpression' && isNode(callee) && (nameOf(callee) ?? nameOf(callee['property'])) === name
}

/** Effects after the commit may use any connection, and a function that gets `tx` is checked by itself. */
const connectionsIn = (node: Node): ReadonlyArray<Node> => {
  if (isCallOf(node, 'afterCommit')) return []
  const given = node.type === 'CallExpression' ? nodesIn(node['arguments']) : []
  const passed = given.some((argument) => nameOf(argument) === 'tx')
    ? []
    : given.filter((one) => WHOLES.has(nameOf(one)))
  const own = node.type === 'Identifier' && CONNECTIONS.has(nameOf(node)) ? [node] : []
  return [...own, ...passed, ...childrenOf(node).flatMap(connectionsIn)]
}
