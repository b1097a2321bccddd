/**
 * Lower case, without accents, with single spaces, for searching names; `n` finds `ñ`. Reads the first 500 code units
 * only, because Unicode normalisation takes quadratic time.
 *
 * @example
 * ```ts
 * import { normaliseText } from '@anticipo/domain/kernel/fold'
 *
 * normaliseText('  Ñandú  SpA ') // 'nandu spa'
 * ```
 */
export const normaliseText = (text: string): string =>
  text
    .slice(0, MAX_LENGTH)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

const MAX_LENGTH = 500
