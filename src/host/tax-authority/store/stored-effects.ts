import type { DocumentEffect } from '#domain/tax-documents/effect.ts'
import { column } from '../../database/columns.ts'

/** More effects than name one invoice; the latest are kept. */
const MAX_EFFECTS = 500

export const keptEffects = (effects: ReadonlyArray<DocumentEffect>): ReadonlyArray<DocumentEffect> =>
  effects.slice(-MAX_EFFECTS)

/** Reads the text that `keptEffects` wrote: only the kind of each is checked again. */
export const documentEffects = column(
  'document effects',
  (value): value is ReadonlyArray<DocumentEffect> =>
    Array.isArray(value) && value.every((one: unknown) => typeof one === 'object' && one !== null && 'effect' in one),
)

/** The same for equal effects: the database does not keep the order of keys. */
export const textOfEffect = ({ amount, balance, by, document, effect, folio, on, proof, to }: DocumentEffect): string =>
  JSON.stringify([effect, document, folio, by.id, by.name, on, proof, amount?.minor, balance?.minor, to?.id, to?.name])
