import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { DocumentEffect } from '#domain/tax-documents/effect.ts'

/** The day on which a document ended that an invoice is owed, or claimed it; undefined where none did. */
export const endedOn = (effects: ReadonlyArray<DocumentEffect>): CivilDate | undefined =>
  effects.findLast(({ effect }) => ENDS.has(effect))?.on

const ENDS: ReadonlySet<DocumentEffect['effect']> = new Set(['ANNULS', 'ASSIGNS', 'CANCELS', 'CLAIMS', 'REPLACES'])
