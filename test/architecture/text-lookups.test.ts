import { describe, expect, it } from 'vitest'
import { parse, sourceFiles, type SourceFile } from './source-files.ts'

/**
 * Untrusted text may be `constructor` or `__proto__`, which every object has. In strict types an object accepts any
 * text as key only where its keys are declared as `string` or where the text is cast to a key: both are rejected here,
 * unless the same statement contains `Object.hasOwn`. Tables by text are Maps.
 */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): ReadonlyArray<Node> =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

const BY_TEXT = /^:?\s*(?:Readonly<|Partial<)*(?:Record<string,|\{\s*(?:readonly )?\[\w+: string\]:)/

interface Parsed extends SourceFile {
  /** All nodes, each after the one that contains it. */
  readonly nodes: ReadonlyArray<Node>
  readonly parents: ReadonlyMap<Node, Node>
}

const parsed = (file: SourceFile): Parsed => {
  const nodes: Array<Node> = []
  const parents = new Map<Node, Node>()
  /* The walk reads the fields of any node, for which the parser's union of node types has no index signature. */
  const program: object = parse(file).program
  const left = [program as Node]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    nodes.push(node)
    for (const child of childrenOf(node).toReversed()) {
      parents.set(child, node)
      left.push(child)
    }
  }
  return { ...file, nodes, parents }
}

interface Names {
  readonly types: ReadonlySet<string>
  readonly properties: ReadonlySet<string>
  readonly exported: ReadonlySet<string>
}

/** Names of types, properties and exported tables with arbitrary text keys, in all files. */
const namesByText = (files: ReadonlyArray<Parsed>): Names => {
  const [types, properties, exported] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const { nodes, parents, text } of files)
    for (const node of nodes) {
      const name = nameOf(node['id']) ?? nameOf(node['key'])
      const typed = node.type === 'VariableDeclarator' && isNode(node['id']) ? node['id'] : node
      const type = isNode(typed['typeAnnotation'])
        ? text.slice(typed['typeAnnotation'].start, typed['typeAnnotation'].end)
        : ''
      if (name === undefined || !BY_TEXT.test(type)) continue
      if (node.type === 'TSTypeAliasDeclaration') types.add(name)
      if (node.type === 'TSPropertySignature') properties.add(name)
      const declaration = parents.get(node)
      if (declaration && parents.get(declaration)?.type === 'ExportNamedDeclaration') exported.add(name)
    }
  return { types, properties, exported }
}

const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined

const bare = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' && isNode(node['expression']) ? node['expression'] : node

const offencesIn = (file: Parsed, { exported, properties, types }: Names): ReadonlyArray<string> => {
  const { nodes, parents, path, text } = file
  const source = (node: Node): string => text.slice(node.start, node.end)
  const isByText = (type: string): boolean => BY_TEXT.test(type) || types.has(/^:?\s*(\w+)/.exec(type)?.[1] ?? '')
  const variables = new Set<string>()
  for (const node of nodes) {
    const imported = node.type === 'ImportSpecifier' ? nameOf(node['local']) : undefined
    if (imported !== undefined && exported.has(imported)) variables.add(imported)
    const annotated = node.type === 'Identifier' && isNode(node['typeAnnotation']) ? node['typeAnnotation'] : undefined
    if (annotated !== undefined && isByText(source(annotated))) variables.add(String(node['name']))
  }
  const offences: Array<string> = []
  for (const node of nodes) {
    if (
      node.type !== 'MemberExpression' ||
      node['computed'] !== true ||
      !isNode(node['object']) ||
      !isNode(node['property'])
    )
      continue
    const [object, key] = [bare(node['object']), bare(node['property'])]
    if (key.type === 'Literal' || /^\w+\.length - \d+$/.test(source(key))) continue
    const member =
      object.type === 'MemberExpression' && object['computed'] !== true ? nameOf(object['property']) : undefined
    const cast =
      object.type === 'TSAsExpression' && isNode(object['typeAnnotation']) ? source(object['typeAnnotation']) : ''
    const isTable = variables.has(nameOf(object) ?? '') || properties.has(member ?? '') || isByText(cast)
    const statement = statementOf(node, parents)
    if ((isTable || key.type === 'TSAsExpression') && !source(statement).includes('Object.hasOwn('))
      offences.push(`${path}: ${source(node)}`)
  }
  return offences
}

const statementOf = (node: Node, parents: Parsed['parents']): Node => {
  for (let above = parents.get(node); above !== undefined; above = parents.get(above))
    if (/Statement$|Declaration$/.test(above.type)) return above
  return node
}

describe('look-ups by text', () => {
  const files = sourceFiles('src').map(parsed)

  it('use Maps, or check own properties', () => {
    const names = namesByText(files)
    expect(files.flatMap((file) => offencesIn(file, names))).toEqual([])
  })

  it.each([
    ['a table', 'const T: Readonly<Record<string, number>> = { a: 1 }\nexport const f = (text: string) => T[text]'],
    [
      'a table of a type with a name',
      'type Names = Record<string, number>\nexport const f = (names: Names, text: string) => names[text]',
    ],
    [
      'a property',
      'interface A { readonly all: Readonly<Record<string, number>> }\nexport const f = (a: A, text: string) => a.all[text]',
    ],
    ['a cast of the object', 'export const f = (a: object, text: string) => (a as Record<string, number>)[text]'],
    ['a cast of the key', 'const T = { a: 1 }\nexport const f = (text: string) => T[text as keyof typeof T]'],
    ['an assignment', 'export const f = (all: Record<string, number>, text: string) => { all[text] = 1 }'],
    ['a table of another file', "import { T } from './tables.ts'\nexport const f = (text: string) => T[text]"],
    ['an index signature', 'export const f = (all: { readonly [name: string]: number }, text: string) => all[text]'],
  ])('are detected in %s', (_, text) => {
    const file = parsed({ path: 'src/bad.ts', text })
    const tables = parsed({
      path: 'src/tables.ts',
      text: 'export const T: Readonly<Record<string, number>> = { a: 1 }',
    })
    expect(offencesIn(file, namesByText([file, tables]))).toHaveLength(1)
  })

  it('may use a Map, an own property, a closed union and a list', () => {
    const text = `const T: Readonly<Record<string, number>> = { a: 1 }
      const M: ReadonlyMap<string, number> = new Map()
      const C: Readonly<Record<'a' | 'b', number>> = { a: 1, b: 2 }
      export const f = (text: string) => (Object.hasOwn(T, text) ? T[text] : M.get(text))
      export const g = (key: 'a' | 'b', list: ReadonlyArray<string>, at: number) => [C[key], list[at], T['a']]`
    const file = parsed({ path: 'src/good.ts', text })
    expect(offencesIn(file, namesByText([file]))).toEqual([])
  })
})
