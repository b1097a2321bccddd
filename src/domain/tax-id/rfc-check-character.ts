import { weightedSum } from './mexican-key.ts'

/**
 * The last character by the SAT's modulus 11 over the others: values 0-9, A-N from 10, & 24, O-Z from 25, blank 37, Ñ
 * 38; weights 13 down to 2, with one blank before a company's id. `rest` is the id without its last character.
 *
 * @example
 * ```ts
 * import { checkCharacter } from '@anticipo/domain/tax-id/rfc-check-character'
 *
 * checkCharacter('SAT970701NN') // '3'
 * ```
 */
export const checkCharacter = (rest: string): string =>
  '0A987654321'.charAt((weightedSum(rest, ENYE) + (rest.length === COMPANY_REST ? BLANK * FIRST_WEIGHT : 0)) % 11)

const COMPANY_REST = 11
const FIRST_WEIGHT = 13
const BLANK = 37
const ENYE = 38
