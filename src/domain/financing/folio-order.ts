import { normaliseText } from '../kernel/fold.ts'

/**
 * A key to sort folios by: numbers by their size, so that `A-9` is before `A-10`; without case and accents.
 *
 * @example
 * ```ts
 * import { folioOrder } from '@anticipo/domain/financing/folio-order'
 *
 * folioOrder('A-9') < folioOrder('a-10') // true
 * folioOrder('Ñ-9') // 'n-00000000000000000009'
 * ```
 */
export const folioOrder = (folio: string): string =>
  normaliseText(folio).replaceAll(/\d+/g, (digits) => digits.padStart(20, '0'))
