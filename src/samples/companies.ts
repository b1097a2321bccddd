import { checkCharacter } from '../domain/tax-id/rfc-check-character.ts'
import * as Rut from '../domain/tax-id/rut.ts'
import type { ChileanName } from './names-cl.ts'
import type { MexicanName } from './names-mx.ts'
import type { Random } from './random.ts'
import type { CfdiParty } from './write-cfdi.ts'
import type { DteParty } from './write-dte.ts'

/** A business partner of the sample company. `scale`: size of its documents; `term`: its days of credit. */
export interface Customer<P> {
  readonly party: P
  readonly term: number
  readonly scale: number
}

/** A business with an invented RUT. */
export const chileanParty = (random: Random, [name, activity, address, commune]: ChileanName): DteParty => {
  const body = String(random.integer(76_100_000, 78_900_000))
  return { rut: `${body}-${Rut.checkDigit(body)}`, name, activity, address, commune }
}

export const chileanCustomers = (
  random: Random,
  names: ReadonlyArray<ChileanName>,
): ReadonlyArray<Customer<DteParty>> =>
  names.map((name) => ({ party: chileanParty(random, name), term: name[4], scale: random.logNormal(0.5) }))

/** A business, or a person, with an invented RFC. */
const mexicanParty = (random: Random, [name, regime, postalCode, , letters]: MexicanName): CfdiParty => {
  const date = `${pad(random.integer(60, 99))}${pad(random.integer(1, 12))}${pad(random.integer(1, 28))}`
  const body = `${letters ?? initials(name)}${date}${random.pick(FIRST_MARK)}${random.pick(SECOND_MARK)}`
  return { rfc: `${body}${checkCharacter(body)}`, name, regime, postalCode }
}

export const mexicanCustomers = (
  random: Random,
  names: ReadonlyArray<MexicanName>,
): ReadonlyArray<Customer<CfdiParty>> =>
  names.map((name) => ({ party: mexicanParty(random, name), term: name[3], scale: random.logNormal(0.5) }))

/** The two characters that distinguish RFCs of equal letters and date, in the order of the SAT. */
const FIRST_MARK = [...'123456789ABCDEFGHIJKLMNPQRSTUV']
const SECOND_MARK = [...'123456789ABCDEFGHIJKLMNPQRSTUVWXYZ']

const pad = (value: number): string => String(value).padStart(2, '0')

/** The three letters of a company's RFC: the initials of its first three words, ignoring particles. */
const initials = (name: string): string => {
  const words = plain(name)
    .split(/[^A-ZÑ&]+/)
    .filter((word) => word.length > 0 && !SMALL_WORDS.has(word))
  const [first = 'X', second = 'X', third] = words
  return `${first.charAt(0)}${second.charAt(0)}${third === undefined ? second.charAt(1) : third.charAt(0)}`
}

const SMALL_WORDS: ReadonlySet<string> = new Set(['DE', 'DEL', 'LA', 'LAS', 'EL', 'LOS', 'Y', 'E', 'A', 'EN', '&'])

const plain = (name: string): string => name.replace(/[ÁÉÍÓÚÜ]/g, (vowel) => 'AEIOUU'.charAt('ÁÉÍÓÚÜ'.indexOf(vowel)))
