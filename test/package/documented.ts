import { parseSync } from 'vite'
import { moduleNames, sourceOf } from '../../scripts/domain/modules.ts'
import { readFileSync } from 'node:fs'

/** A declaration that a module of the package exports. */
export interface Documented {
  /** The module by import name: `tax-id/rut`. */
  readonly module: string
  readonly name: string
  readonly isType: boolean
  /** The names of the parameters of a function; undefined for other values. */
  readonly parameters: ReadonlyArray<string> | undefined
  /** The text of its doc comment without stars; empty when it has none. */
  readonly doc: string
  /** The code of each `@example`. */
  readonly examples: ReadonlyArray<string>
}

/** Every declaration that a module exports, with the doc comment directly above it. */
export const documentedIn = (module: string): ReadonlyArray<Documented> => {
  const text = readFileSync(sourceOf(module), 'utf8')
  const { comments, program } = parseSync(sourceOf(module), text)
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return []
    const comment = comments.findLast(({ end }) => end <= statement.start)
    const isDoc =
      comment !== undefined && comment.value.startsWith('*') && text.slice(comment.end, statement.start).trim() === ''
    const doc = isDoc ? comment.value.replaceAll(/^[ \t]*\* ?/gm, '').trim() : ''
    return declaredIn(statement.declaration).map((declared) => ({
      ...declared,
      module,
      doc,
      examples: examplesIn(doc),
    }))
  })
}

/** Every example of a doc comment, in the order of the modules. */
export const documentedExamples = (): ReadonlyArray<{ readonly name: string; readonly code: string }> =>
  moduleNames()
    .flatMap(documentedIn)
    .flatMap(({ examples, module, name }) => examples.map((code) => ({ name: `${module} ${name}`, code })))

type Declaration = NonNullable<
  Extract<ReturnType<typeof parseSync>['program']['body'][number], { type: 'ExportNamedDeclaration' }>['declaration']
>

const declaredIn = (declaration: Declaration): ReadonlyArray<Pick<Documented, 'name' | 'isType' | 'parameters'>> => {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' ? [{ name: id.name, isType: false, parameters: parametersOf(init) }] : [],
    )
  return 'id' in declaration && declaration.id?.type === 'Identifier'
    ? [{ name: declaration.id.name, isType: true, parameters: undefined }]
    : []
}

type Initial = Extract<Declaration, { type: 'VariableDeclaration' }>['declarations'][number]['init']

const parametersOf = (init: Initial): ReadonlyArray<string> | undefined =>
  init?.type === 'ArrowFunctionExpression' ? init.params.map(nameOf) : undefined

const nameOf = (parameter: Extract<Initial, { type: 'ArrowFunctionExpression' }>['params'][number]): string => {
  if (parameter.type === 'Identifier') return parameter.name
  if (parameter.type === 'AssignmentPattern' && parameter.left.type === 'Identifier') return parameter.left.name
  return parameter.type === 'RestElement' && parameter.argument.type === 'Identifier' ? parameter.argument.name : '…'
}

const examplesIn = (doc: string): ReadonlyArray<string> =>
  [...doc.matchAll(/^@example\n```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)
