import { normaliseText } from '../kernel/fold.ts'

/** A key to sort folios by: numbers by their size, so that `A-9` is before `A-10`; without case and accents. */
export const folioOrder = (folio: string): string =>
  normaliseText(folio).replaceAll(/\d+/g, (digits) => digits.padStart(20, '0'))
