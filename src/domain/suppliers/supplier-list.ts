import { normaliseIdentifier } from '../financing/invoice-search.ts'
import { normaliseText } from '../kernel/fold.ts'

export interface NamedSupplier {
  readonly name: string
  readonly identifier: string
}

/** Suppliers under one letter. `#` groups names that do not begin with a letter. */
export interface SupplierGroup<S extends NamedSupplier> {
  readonly letter: string
  readonly suppliers: ReadonlyArray<S>
}

/**
 * Matches part of the name, ignoring case and accents, or of the tax id, ignoring dots and hyphens. An empty text
 * matches all.
 */
export const searchSuppliers = <S extends NamedSupplier>(
  suppliers: ReadonlyArray<S>,
  text: string,
): ReadonlyArray<S> => {
  const wanted = normaliseText(text.slice(0, LONGEST))
  const wantedId = normaliseIdentifier(wanted)
  return suppliers.filter(
    ({ name, identifier }) =>
      normaliseText(name).includes(wanted) || (wantedId !== '' && normaliseIdentifier(identifier).includes(wantedId)),
  )
}

/** In Spanish alphabetical order, Ñ after N, accents ignored; `#` last. Stable for equal names. */
export const groupSuppliers = <S extends NamedSupplier>(
  suppliers: ReadonlyArray<S>,
): ReadonlyArray<SupplierGroup<S>> => {
  const keyed = suppliers.map((supplier) => {
    const spelt = spell(supplier.name)
    return { supplier, letter: letterOf(spelt), key: keyOf(spelt) }
  })
  const sorted = keyed.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  const groups = new Map<string, Array<S>>()
  for (const { supplier, letter } of sorted) {
    const group = groups.get(letter)
    if (group === undefined) groups.set(letter, [supplier])
    else group.push(supplier)
  }
  return [...groups].map(([letter, of]) => ({ letter, suppliers: of }))
}

/** `A` to `Z` and `Ñ`, or `#`. */
export const groupLetter = (name: string): string => letterOf(spell(name))

/** Up to two initials: of the first and second word that begin with a letter or a digit. */
export const initialsOf = (name: string): string =>
  (name.slice(0, LONGEST).match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []).slice(0, 2).join('').toUpperCase()

const LONGEST = 200
const LETTERS = 'abcdefghijklmnñopqrstuvwxyz'
const AFTER_EVERY_LETTER = '\uFFFF'

const letterOf = (spelt: string): string => {
  const first = spelt.charAt(0)
  return first === '' || !LETTERS.includes(first) ? '#' : first.toUpperCase()
}

/** Normalised, except for the letter ñ. */
const spell = (name: string): string => {
  const cut = name.slice(0, LONGEST)
  return PLAIN.test(cut) ? cut.toLowerCase().trim() : unaccented(cut)
}

/** Text without accents needs no normalisation, which is slow. */
const PLAIN = /^[ -~]*$/

/** Every mark but the tilde of an n is removed. */
const unaccented = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/(?<!n)[\u0300-\u036F]|[\u0300-\u0302\u0304-\u036F]/g, '')
    .normalize('NFC')
    .trim()

const keyOf = (spelt: string): string => {
  const key = spelt.replaceAll('ñ', `n${AFTER_EVERY_LETTER}`)
  return letterOf(spelt) === '#' ? AFTER_EVERY_LETTER + key : key
}

/** Its order by code unit is the order of the list: `ñ` after every other `n`, names without an initial letter last. */
export const supplierSortKey = (name: string): string => keyOf(spell(name))
