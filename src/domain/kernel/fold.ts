/**
 * Lower case, without accents, with single spaces: how names are kept for searching. `ñ` is found by `n`. Only of the first
 * 500 code units, because to put accents in order takes time in the square of their number.
 */
export const normaliseText = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

const LONGEST = 500
