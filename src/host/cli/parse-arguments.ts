import * as E from 'fp-ts/Either'
import { parseId, type Id } from '#domain/kernel/id.ts'
import type { ParsedArguments } from '../config/config.ts'
import { readOwnTaxId, type OwnTaxId } from '../kernel/own-tax-id.ts'

/** The tax id after the command. */
export const taxIdIn = ({ words }: ParsedArguments): E.Either<string, OwnTaxId> => {
  const text = words[1]
  if (text === undefined) return E.left('Falta el RUT o el RFC.')
  return E.fromNullable(`${text} no es un RUT ni un RFC válido.`)(readOwnTaxId(text))
}

/** The number of a row after the command. `what` names it with its article. */
export const idIn =
  <K extends string>(what: string) =>
  ({ words }: ParsedArguments): E.Either<string, Id<K>> => {
    const found = parseId<K>(words[1] ?? '')
    return E.isLeft(found) ? E.left(`Falta el número de ${what}, o no es un número.`) : found
  }

export const orderIn = idIn<'Order'>('la operación')

export const optionIn = ({ options }: ParsedArguments, name: string): E.Either<string, string> => {
  const value = options.get(name)
  return value === undefined || value === '' ? E.left(`Falta ${name}.`) : E.right(value)
}

/** Why the operator does it: the company reads it. */
export const reasonIn = (parsed: ParsedArguments): E.Either<string, string> => {
  const reason = optionIn(parsed, '--reason')
  if (E.isLeft(reason)) return reason
  const text = reason.right.trim()
  if (text === '') return E.left('Falta --reason.')
  return text.length > LONGEST_REASON ? E.left(`--reason tiene hasta ${LONGEST_REASON} caracteres.`) : E.right(text)
}

export const LONGEST_REASON = 300

/** Why the operator goes on although invoices changed: `--anyway` and `--reason` go together. */
export const anywayIn = (parsed: ParsedArguments): E.Either<string, string | undefined> => {
  const { options } = parsed
  if (options.has('--anyway')) return reasonIn(parsed)
  return options.has('--reason') ? E.left('--reason va con --anyway.') : E.right(undefined)
}

export const ANYWAY_OPTIONS = ['--anyway', '--reason']

/** The lines of the usage of a command with `ANYWAY_OPTIONS`. */
export const ANYWAY_USAGE = [
  '  --anyway         sigue aunque una factura haya cambiado: cancelada, pagada, cedida, reclamada o con menos deuda',
  '  --reason TEXTO   por qué; queda en el registro y la empresa no lo lee',
]

/** The number of an option that may be omitted. */
export const numberIn = (
  { options }: ParsedArguments,
  name: string,
  form: RegExp,
): E.Either<string, number | undefined> => {
  const value = options.get(name)
  if (value === undefined) return E.right(undefined)
  return form.test(value) ? E.right(Number(value)) : E.left(`${name} no es un número válido.`)
}

/** `on` or `off`, the word at `place`. */
export const switchIn = ({ words }: ParsedArguments, place: number): E.Either<string, boolean> => {
  const word = words[place]
  return word === 'on' || word === 'off' ? E.right(word === 'on') : E.left('Falta on u off.')
}

/** The user's address: `--user`, or its older name `--email`. */
export const userIn = ({ options }: ParsedArguments): E.Either<string, string | undefined> => {
  const [user, email] = [options.get('--user'), options.get('--email')]
  if (user !== undefined && email !== undefined && user !== email)
    return E.left('--user y --email nombran a personas distintas.')
  return E.right(user ?? email)
}
