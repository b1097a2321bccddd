import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { moduleNames, sourceOf } from './modules.ts'

/** A member of a union of errors, rejections, warnings or cautions. */
export interface ErrorTag {
  readonly tag: string
  /** The module that declares it: `tax-id/rut`. */
  readonly module: string
  /** Beside `_tag`, in the order of the declaration. */
  readonly fields: ReadonlyArray<string>
}

const NAMES_ERRORS = /(?:Error|Rejected|Exceeded|Warning|Caution)$/

/** The tags that the types of a module declare, each once. Tags of other modules' types are declared there. */
export const errorTagsIn = (module: string, text: string): ReadonlyArray<ErrorTag> => {
  const found = new Map<string, ErrorTag>()
  const literals = new Map<string, ReadonlyArray<string>>()
  const types = parseSync(`${module}.ts`, text).program.body.flatMap((statement): ReadonlyArray<Declared> => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'TSInterfaceDeclaration') return [{ name: declaration.id.name, body: declaration.body }]
    if (declaration?.type === 'TSTypeAliasDeclaration')
      return [{ name: declaration.id.name, body: declaration.typeAnnotation }]
    return []
  })
  for (const { body, name } of types) literals.set(name, stringsIn(body))
  for (const { body, name } of types)
    if (NAMES_ERRORS.test(name))
      for (const { fields, type } of membersIn(body))
        for (const tag of type.type === 'TSTypeReference' ? (literals.get(nameOf(type)) ?? []) : stringsIn(type))
          found.set(tag, { tag, module, fields })
  return [...found.values()]
}

/** Every error tag of the package, in the order of the modules. */
export const errorTags = (): ReadonlyArray<ErrorTag> =>
  moduleNames()
    .filter((name) => !name.startsWith('testing/'))
    .flatMap((name) => errorTagsIn(name, readFileSync(sourceOf(name), 'utf8')))

/** A type of the module. */
interface Declared {
  readonly name: string
  readonly body: object
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: object): ReadonlyArray<Node> =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

/** The literals of a union of strings. */
const stringsIn = (node: object): ReadonlyArray<string> => {
  const { type, literal, types } = node as Node
  if (type === 'TSLiteralType') return isNode(literal) && typeof literal['value'] === 'string' ? [literal['value']] : []
  return type === 'TSUnionType' && Array.isArray(types) ? types.flatMap(stringsIn) : []
}

const nameOf = (node: Node): string => {
  const name = node['typeName']
  return isNode(name) && typeof name['name'] === 'string' ? name['name'] : ''
}

/** Every object type with a `_tag`, its other fields, and the type of the tag. */
const membersIn = (node: object): ReadonlyArray<{ readonly type: Node; readonly fields: ReadonlyArray<string> }> => {
  const properties = childrenOf(node).filter(({ type }) => type === 'TSPropertySignature')
  const named = properties.map((property) => ({ name: keyOf(property), type: typeOf(property) }))
  const own = named.flatMap(({ name, type }) =>
    name === '_tag' && type !== undefined
      ? [{ type, fields: named.map((field) => field.name).filter((field) => field !== '_tag') }]
      : [],
  )
  return own.length > 0 ? own : childrenOf(node).flatMap(membersIn)
}

const keyOf = ({ key }: Node): string => (isNode(key) && typeof key['name'] === 'string' ? key['name'] : '')

const typeOf = ({ typeAnnotation }: Node): Node | undefined =>
  isNode(typeAnnotation) && isNode(typeAnnotation['typeAnnotation']) ? typeAnnotation['typeAnnotation'] : undefined
