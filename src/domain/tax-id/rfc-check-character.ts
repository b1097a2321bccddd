/**
 * The last character by the SAT's modulus 11 over the others: values 0-9, A-N from 10, & 24, O-Z from 25, blank 37, Ñ
 * 38; weights 13 down to 2, with one blank before a company's id. `rest` is the id without its last character.
 */
export const checkCharacter = (rest: string): string => {
  let sum = rest.length === COMPANY_REST ? BLANK * FIRST_WEIGHT : 0
  for (let at = 0; at < rest.length; at += 1) sum += valueOf(rest.charCodeAt(at)) * (rest.length + 1 - at)
  return '0A987654321'.charAt(sum % 11)
}

const COMPANY_REST = 11
const FIRST_WEIGHT = 13
const BLANK = 37
const ENYE = 38

const AMPERSAND = 38
const ZERO = 48
const A = 65
const N = 78
const Z = 90

/** For a digit, a letter A-Z, & or Ñ, the only other character that passes the pattern. */
const valueOf = (code: number): number => {
  if (code === AMPERSAND) return 24
  if (code < A) return code - ZERO
  return code <= N ? code - A + 10 : code <= Z ? code - A + 11 : ENYE
}
