import { normaliseText } from '#domain/kernel/fold.ts'
import type { AccountType } from '#domain/banking/account-type.ts'
import type { Bank, BankId } from '#domain/banking/bank.ts'

/** The bank whose longest name stands in the folded lines. */
export const bankNamedIn = (lines: ReadonlyArray<string>, banks: ReadonlyArray<Bank>): BankId | undefined => {
  const text = ` ${lines.join(' ').replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const named = banks
    .flatMap((bank) => namesOf(bank).map((name) => ({ id: bank.id, name })))
    .filter(({ name }) => name !== '' && text.includes(` ${name} `))
    .toSorted((a, b) => b.name.length - a.name.length)
  return named[0]?.id
}

/** The type of a Chilean account. */
export const typeNamedIn = (lines: ReadonlyArray<string>): AccountType | undefined =>
  TYPES.find(([pattern]) => lines.some((line) => pattern.test(line)))?.[1]

/** Whether the number is the RUT of the holder without its check digit. */
export const isRutAccountNamedIn = (lines: ReadonlyArray<string>): boolean =>
  lines.some((line) => /\bcuenta ?rut\b/.test(line))

/** The first that matches. */
const TYPES: ReadonlyArray<readonly [pattern: RegExp, type: AccountType]> = [
  [/\bvista\b|\bcuenta ?rut\b|\bchequera electronica\b/, 'CUENTA_VISTA'],
  [/\bahorros?\b/, 'CUENTA_AHORRO'],
  [/\bcorriente\b|\bcte\b|\bc\/c\b/, 'CUENTA_CORRIENTE'],
]

/** Names in use besides the one of the list, by the code of the supervisor. */
const OTHER_NAMES = new Map<string, ReadonlyArray<string>>([
  ['001', ['banco chile', 'bco chile', 'bco de chile', 'bancochile', 'edwards']],
  ['012', ['estado', 'cuenta rut', 'cuentarut']],
  ['014', ['scotia']],
  ['016', ['bci', 'credito e inversiones']],
  ['039', ['corpbanca']],
  ['059', ['btg']],
])

/** Words that many names share. */
const SHARED = /\b(?:banco|bank|de|chile|prepago|los)\b|\([^)]*\)/g

const namesOf = ({ code, name }: Bank): ReadonlyArray<string> => {
  const folded = normaliseText(name)
  return [folded, normaliseText(folded.replaceAll(SHARED, ' ')), ...(OTHER_NAMES.get(code) ?? [])]
}
