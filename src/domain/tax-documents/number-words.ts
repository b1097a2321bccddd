/** Spanish numerals of 0 to 365 without accents, by their words. */
const SMALL: ReadonlyMap<string, number> = new Map(
  [
    'CERO UN DOS TRES CUATRO CINCO SEIS SIETE OCHO NUEVE DIEZ ONCE DOCE TRECE CATORCE QUINCE DIECISEIS DIECISIETE DIECIOCHO',
    'DIECINUEVE VEINTE VEINTIUN VEINTIDOS VEINTITRES VEINTICUATRO VEINTICINCO VEINTISEIS VEINTISIETE VEINTIOCHO VEINTINUEVE',
  ]
    .join(' ')
    .split(' ')
    .map((word, value): [string, number] => [word, value])
    .concat([
      ['UNO', 1],
      ['UNA', 1],
      ['VEINTIUNO', 21],
      ['VEINTIUNA', 21],
    ]),
)

const TENS: ReadonlyMap<string, number> = new Map([
  ['TREINTA', 30],
  ['CUARENTA', 40],
  ['CINCUENTA', 50],
  ['SESENTA', 60],
  ['SETENTA', 70],
  ['OCHENTA', 80],
  ['NOVENTA', 90],
])

const HUNDREDS: ReadonlyMap<string, number> = new Map([
  ['CIEN', 100],
  ['CIENTO', 100],
  ['DOSCIENTOS', 200],
  ['TRESCIENTOS', 300],
])

/** The number that starts at `at`, and how many words it has; undefined where none does. */
export const numberAt = (
  words: ReadonlyArray<string>,
  at: number,
): { readonly value: number; readonly length: number } | undefined => {
  const hundreds = HUNDREDS.get(words[at] ?? '')
  const rest = belowHundred(words, hundreds === undefined ? at : at + 1)
  if (hundreds === undefined) return rest
  return rest === undefined || words[at] === 'CIEN'
    ? { value: hundreds, length: 1 }
    : { value: hundreds + rest.value, length: 1 + rest.length }
}

const belowHundred = (
  words: ReadonlyArray<string>,
  at: number,
): { readonly value: number; readonly length: number } | undefined => {
  const small = SMALL.get(words[at] ?? '')
  if (small !== undefined) return { value: small, length: 1 }
  const tens = TENS.get(words[at] ?? '')
  if (tens === undefined) return undefined
  const ones = words[at + 1] === 'Y' ? SMALL.get(words[at + 2] ?? '') : undefined
  return ones === undefined || ones === 0 || ones > 9 ? { value: tens, length: 1 } : { value: tens + ones, length: 3 }
}
