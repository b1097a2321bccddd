import { normaliseText } from '../kernel/fold.ts'

export interface NamedSupplier {
  readonly name: string
  readonly identifier: string
}

/** Suppliers under one letter. `#` is for names that begin with none. */
export interface SupplierGroup<S extends NamedSupplier> {
  readonly letter: string
  readonly suppliers: ReadonlyArray<S>
}

/** Part of the name, whatever case and accents, or of the tax id, whatever dots and hyphens. Nothing written finds all. */
export const searchSuppliers = <S extends NamedSupplier>(
  suppliers: ReadonlyArray<S>,
  text: string,
): ReadonlyArray<S> => {
  const wanted = normaliseText(text.slice(0, LONGEST))
  const digits = plain(wanted)
  return suppliers.filter(
    ({ name, identifier }) =>
      normaliseText(name).includes(wanted) || (digits !== '' && plain(normaliseText(identifier)).includes(digits)),
  )
}

/** In the order of the Spanish alphabet, Ñ after N, accents aside; the others at the end. Equal names keep their order. */
export const groupSuppliers = <S extends NamedSupplier>(
  suppliers: ReadonlyArray<S>,
): ReadonlyArray<SupplierGroup<S>> => {
  const keyed = suppliers.map((supplier) => ({ supplier, key: sortKey(supplier.name) }))
  const sorted = keyed.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  const groups = new Map<string, Array<S>>()
  for (const { supplier } of sorted) {
    const letter = groupLetter(supplier.name)
    groups.set(letter, [...(groups.get(letter) ?? []), supplier])
  }
  return [...groups].map(([letter, of]) => ({ letter, suppliers: of }))
}

/** `A` to `Z` and `Ñ`, or `#`. */
export const groupLetter = (name: string): string => {
  const first = spell(name).charAt(0)
  return first === '' || !LETTERS.includes(first) ? '#' : first.toUpperCase()
}

/** Up to two: of the first and the second word that begin with a letter or a digit. */
export const initialsOf = (name: string): string =>
  (name.slice(0, LONGEST).match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []).slice(0, 2).join('').toUpperCase()

const LONGEST = 200
const LETTERS = 'abcdefghijklmnñopqrstuvwxyz'
const AFTER_EVERY_LETTER = '\uFFFF'

/** Folded, but for the letter ñ. */
const spell = (name: string): string =>
  name
    .slice(0, LONGEST)
    .normalize('NFC')
    .split(/(ñ)/i)
    .map((part) => (/^ñ$/i.test(part) ? 'ñ' : unaccented(part)))
    .join('')
    .trim()

const unaccented = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()

/** `ñ` as an `n` that comes after every other; what begins with no letter after everything. */
const sortKey = (name: string): string => {
  const spelt = spell(name).replaceAll('ñ', `n${AFTER_EVERY_LETTER}`)
  return groupLetter(name) === '#' ? AFTER_EVERY_LETTER + spelt : spelt
}

const plain = (folded: string): string => folded.replaceAll(/[ .-]/g, '')
