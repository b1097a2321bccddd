import { randomInt } from 'node:crypto'

/** Easy to read aloud and to copy: no letter resembles a digit. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const LENGTH = 4

/** About 79 bits from the system's random source. */
export const randomPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
  ).join('-')
