import { normaliseIdentifier } from '../financing/invoice-search.ts'
import { normaliseText } from '../kernel/fold.ts'

/** A supplier by its name and tax id. */
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
 *
 * @example
 * ```ts
 * import { searchSuppliers } from '@anticipo/domain/suppliers/supplier-list'
 *
 * const suppliers = [{ name: 'Ñandú SpA', identifier: '76086428-5' }, { name: 'Ábaco Ltda.', identifier: '76418205-7' }]
 * searchSuppliers(suppliers, 'abaco').length // 1
 * searchSuppliers(suppliers, '76.086').map(({ name }) => name) // ['Ñandú SpA']
 * ```
 */
export const searchSuppliers = <S extends NamedSupplier>(
  suppliers: ReadonlyArray<S>,
  text: string,
): ReadonlyArray<S> => {
  const wanted = normaliseText(text.slice(0, MAX_LENGTH))
  const wantedId = normaliseIdentifier(wanted)
  return suppliers.filter(
    ({ name, identifier }) =>
      normaliseText(name).includes(wanted) || (wantedId !== '' && normaliseIdentifier(identifier).includes(wantedId)),
  )
}

/**
 * In Spanish alphabetical order, Ñ after N, accents ignored; `#` last. Stable for equal names.
 *
 * @example
 * ```ts
 * import { groupSuppliers } from '@anticipo/domain/suppliers/supplier-list'
 *
 * const suppliers = [{ name: 'Ñandú SpA', identifier: '76086428-5' }, { name: '3M Chile', identifier: '76418205-7' }]
 * groupSuppliers(suppliers).map(({ letter }) => letter) // ['Ñ', '#']
 * ```
 */
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

/**
 * The letter under which a name is listed: `A` to `Z` and `Ñ`, or `#` for names that do not begin with a letter.
 *
 * @example
 * ```ts
 * import { groupLetter } from '@anticipo/domain/suppliers/supplier-list'
 *
 * groupLetter('Ábaco') // 'A'
 * groupLetter('3M Chile') // '#'
 * ```
 */
export const groupLetter = (name: string): string => letterOf(spell(name))

/**
 * Up to two initials: of the first and second word that begin with a letter or a digit.
 *
 * @example
 * ```ts
 * import { initialsOf } from '@anticipo/domain/suppliers/supplier-list'
 *
 * initialsOf('Comercial "Alto Quilén" SpA') // 'CA'
 * ```
 */
export const initialsOf = (name: string): string =>
  (name.slice(0, MAX_LENGTH).match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []).slice(0, 2).join('').toUpperCase()

const MAX_LENGTH = 200
const LETTERS = 'abcdefghijklmnñopqrstuvwxyz'
const AFTER_EVERY_LETTER = '\uFFFF'

const letterOf = (spelt: string): string => {
  const first = spelt.charAt(0)
  return first === '' || !LETTERS.includes(first) ? '#' : first.toUpperCase()
}

/** Normalised, except for the letter ñ. */
const spell = (name: string): string => {
  const cut = name.slice(0, MAX_LENGTH)
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

/**
 * Its order by code unit is the order of the list: `ñ` after every other `n`, names without an initial letter last.
 *
 * @example
 * ```ts
 * import { supplierSortKey } from '@anticipo/domain/suppliers/supplier-list'
 *
 * supplierSortKey('Nuñoa') < supplierSortKey('Ñandú') // true
 * ```
 */
export const supplierSortKey = (name: string): string => keyOf(spell(name))
