/** Lower case, without accents, with single spaces: how names are kept for searching. `ñ` is found by `n`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
