import { describe, expect, it } from 'vitest'
import { parse, sourceFiles, type SourceFile } from '../../architecture/source-files.ts'

interface Form {
  readonly found: RegExp
  readonly instead: string
}

/** One word for each thing on the screen, and no literal constructions. */
const FORBIDDEN: ReadonlyArray<Form> = [
  { found: /\bidentificador(es)?\b/i, instead: 'RUT or RFC' },
  { found: /\be-?mails?\b/i, instead: 'correo' },
  { found: /(?<!Nota de )\bpedidos?\b|\b[óo]rden(es)? de financiamiento\b/i, instead: 'operación' },
  { found: /\bpáginas? web\b|\bclic(k|kea|quea)?\b/i, instead: 'the name of the control' },
  { found: /\bdeudor(es)?\b/i, instead: 'pagador' },
  { found: /\bfactoring\b/i, instead: 'financiamiento' },
  { found: /C\.V\.\./, instead: 'the name without a second full stop' },
  { found: /está ahora en «/, instead: 'what happened, and to how much' },
]

/** The specification quotes these to the letter. */
const QUOTED: ReadonlySet<string> = new Set([
  'Email inválido',
  'E-mail inválido',
  'Ingrese un email válido',
  'No se pudo verificar email',
])

interface Literal {
  readonly type: string
  readonly value?: unknown
}

/** Every text of a file that a person could read: not its imports, keys or discriminants. */
const textsOf = (file: SourceFile): ReadonlyArray<string> => {
  const found: Array<string> = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    const { type, value } = node as Literal
    if (type === 'ImportDeclaration' || type === 'TSLiteralType') return
    if (type === 'Literal' && typeof value === 'string') found.push(value)
    if (type === 'TemplateElement') found.push((value as { readonly cooked: string }).cooked)
    Object.values(node).forEach(walk)
  }
  walk(parse(file).program)
  return found.filter((text) => /[\p{L}] [\p{L}]|^\p{Lu}/u.test(text) && !/^[A-Z][A-Za-z]+[A-Z]|^[A-Z_]+$/.test(text))
}

const wrongWords = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  files.flatMap((file) =>
    textsOf(file)
      .filter((text) => !QUOTED.has(text))
      .flatMap((text) =>
        FORBIDDEN.filter(({ found }) => found.test(text)).map(({ instead }) => `${text}: say ${instead}`),
      ),
  )

describe('the words on the screen', () => {
  it('are one for each thing, in both countries', () => {
    expect(wrongWords(sourceFiles('src/ui/text'))).toEqual([])
  })

  it.each([
    ['Tu identificador no es válido.', 'Tu identificador no es válido.: say RUT or RFC'],
    ['Escribe tu email.', 'Escribe tu email.: say correo'],
    [
      'Tu operación está ahora en «Pagado».',
      'Tu operación está ahora en «Pagado».: say what happened, and to how much',
    ],
  ])('are found where they are others: %s', (text, found) => {
    expect(wrongWords([{ path: 'a.ts', text: `export const text = { said: '${text}' }` }])).toEqual([found])
    expect(wrongWords([{ path: 'a.ts', text: `export const text = () => \`${text}\`` }])).toEqual([found])
  })
})
