import { describe, expect, it } from 'vitest'
import { parse, sourceFiles, type SourceFile } from './source-files.ts'

/**
 * The translation of a browser replaces each text by elements of its own. React then fails to take away a text, or to insert something before
 * it: a text beside something that comes and goes has to be in an element.
 */
interface Node {
  readonly type: string
  readonly start: number
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** All nodes of a program. Its type is that of the parser, whose closed union has no index to walk by. */
const nodesIn = (program: unknown): ReadonlyArray<Node> => {
  const [left, found]: [Array<Node>, Array<Node>] = [[program].filter(isNode), []]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    found.push(node)
    for (const part of Object.values(node)) left.push(...[part].flat().filter(isNode))
  }
  return found
}

const unwrapped = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' ? unwrapped(node['expression'] as Node) : node

/** The first name of `text.part.of`, or of a call of it. */
const rootOf = (node: Node): string => {
  if (node.type === 'Identifier') return node['name'] as string
  const inner = node['object'] ?? node['callee'] ?? node['expression']
  return isNode(inner) ? rootOf(inner) : ''
}

const TEXTS = /(?:^t|T)ext$/
const WRITERS = /^(?:format|display|counted|plural|describe)/

/** An expression that gives a text, told by the names that texts have in this project. */
const isText = (node: Node): boolean => {
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' && node['value'].trim() !== ''
    case 'TemplateLiteral':
      return true
    case 'MemberExpression':
    case 'CallExpression':
      return TEXTS.test(rootOf(node)) || (node.type === 'CallExpression' && WRITERS.test(rootOf(node)))
    case 'ConditionalExpression':
      return isText(node['consequent'] as Node) || isText(node['alternate'] as Node)
    case 'ParenthesizedExpression':
      return isText(unwrapped(node))
    case 'LogicalExpression':
      return isText(node['right'] as Node)
    default:
      return false
  }
}

const isOptional = ({ type }: Node): boolean => type === 'LogicalExpression' || type === 'ConditionalExpression'

const expressionOf = (child: Node): Node =>
  child.type === 'JSXExpressionContainer' ? unwrapped(child['expression'] as Node) : child

const isShown = (child: Node): boolean =>
  child.type === 'JSXText'
    ? (child['value'] as string).trim() !== ''
    : expressionOf(child).type !== 'JSXEmptyExpression'

const isBare = (child: Node): boolean => child.type === 'JSXText' || isText(expressionOf(child))

/** A button draws its icon before its text. */
const hasOptionalIcon = (element: Node): boolean => {
  const { attributes = [] } = (element['openingElement'] ?? {}) as { readonly attributes?: ReadonlyArray<Node> }
  return attributes.some((attribute) => {
    const { name } = (attribute['name'] ?? {}) as { readonly name?: string }
    const value = isNode(attribute['value']) ? expressionOf(attribute['value']) : undefined
    return name === 'icon' && value?.type === 'ConditionalExpression' && isNothing(value['alternate'] as Node)
  })
}

const isNothing = (node: Node): boolean =>
  (node.type === 'Literal' && node['value'] === null) || (node.type === 'Identifier' && node['name'] === 'undefined')

/** Texts beside something that comes and goes, or that come and go beside something. */
const bareTexts = (file: SourceFile): ReadonlyArray<string> =>
  nodesIn(parse(file).program)
    .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
    .flatMap((element) => {
      const children = (element['children'] as ReadonlyArray<Node>).filter(isShown)
      if (hasOptionalIcon(element)) return children.filter(({ type }) => type !== 'JSXElement')
      const moves = children.some((child) => isOptional(expressionOf(child)))
      return moves && children.length > 1 ? children.filter(isBare) : []
    })
    .map(({ start }) => `${file.path}:${file.text.slice(0, start).split('\n').length}`)

const FUNCTIONS: ReadonlySet<string> = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])

/** The results of a function, without those of functions inside of it. */
const returnedBy = (body: Node): ReadonlyArray<Node> => {
  if (body.type !== 'BlockStatement') return branchesOf(body)
  const [left, found]: [Array<Node>, Array<Node>] = [[body], []]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (FUNCTIONS.has(node.type)) continue
    if (node.type === 'ReturnStatement' && isNode(node['argument'])) found.push(...branchesOf(node['argument']))
    for (const part of Object.values(node)) left.push(...[part].flat().filter(isNode))
  }
  return found
}

const branchesOf = (given: Node): ReadonlyArray<Node> => {
  const node = unwrapped(given)
  return node.type === 'ConditionalExpression'
    ? [node['consequent'], node['alternate']].filter(isNode).flatMap(branchesOf)
    : [node]
}

/** Texts of a component that is an element at other times, or nothing. */
const bareResults = (file: SourceFile): ReadonlyArray<string> =>
  nodesIn(parse(file).program)
    .filter(({ body, type }) => FUNCTIONS.has(type) && isNode(body))
    .flatMap(({ body }) => {
      const results = returnedBy(body as Node)
      return results.some(({ type }) => type === 'JSXElement') ? results.filter(isText) : []
    })
    .map(({ start }) => `${file.path}:${file.text.slice(0, start).split('\n').length}`)

describe('texts in the views', () => {
  it('are in an element of their own beside something that comes and goes', () => {
    expect(sourceFiles('src/ui').flatMap((file) => [...bareTexts(file), ...bareResults(file)])).toEqual([])
  })

  it('are found when they are not', () => {
    const bad = (children: string): SourceFile => ({ path: 'src/ui/bad.tsx', text: `const a = <p>${children}</p>` })
    expect(bareTexts(bad('Hola {isNew && <b>!</b>}'))).toEqual(['src/ui/bad.tsx:1'])
    expect(bareTexts(bad('{isNew ? commonText.save : commonText.close}<i />'))).toEqual(['src/ui/bad.tsx:1'])
    expect(bareTexts(bad('{isNew && formatDate(day)}<i />'))).toEqual(['src/ui/bad.tsx:1'])
    expect(bareTexts(bad('{isNew ? commonText.save : commonText.close}'))).toEqual([])
    expect(bareTexts(bad('<Button icon={isNew ? <b /> : null}>{label}</Button>'))).toEqual(['src/ui/bad.tsx:1'])
    expect(bareTexts(bad('<span>Hola</span>{isNew && <b>!</b>}'))).toEqual([])
  })
})
