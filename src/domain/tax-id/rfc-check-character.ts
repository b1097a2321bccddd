/**
 * The last character that the SAT's modulus 11 gives for the others: values 0-9, A-N from 10, & 24, O-Z from 25, blank 37,
 * Ñ 38; weights 13 down to 2, a company's id being preceded by one blank. `rest` is the id without its last character.
 */
export const checkCharacter = (rest: string): string => {
  let sum = rest.length === COMPANY_REST ? VALUES.indexOf(' ') * FIRST_WEIGHT : 0
  for (let at = 0; at < rest.length; at += 1) sum += VALUES.indexOf(rest.charAt(at)) * (rest.length + 1 - at)
  return '0A987654321'.charAt(sum % 11)
}

const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'
const COMPANY_REST = 11
const FIRST_WEIGHT = 13
