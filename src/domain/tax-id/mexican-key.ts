import { daysInMonth } from '../kernel/civil-date.ts'
import { twoDigits } from '../kernel/digits.ts'

/** Whether the `YYMMDD` at that position, six digits, is a date of the century, which is 1900 or 2000. */
export const hasDate = (text: string, at: number, century: number): boolean => {
  const month = twoDigits(text, at + 2)
  const day = twoDigits(text, at + 4)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(century + twoDigits(text, at), month)
}

/**
 * The sum of the characters, each times its place from the right plus one: values 0-9, A-N from 10, & 24, O-Z from 25. Ñ,
 * the only other character that passes the patterns, has another value in each kind of key.
 */
export const weightedSum = (text: string, enye: number): number => {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum += valueOf(text.charCodeAt(at), enye) * (text.length + 1 - at)
  return sum
}

const AMPERSAND = 38
const ZERO = 48
const A = 65
const N = 78
const Z = 90

const valueOf = (code: number, enye: number): number => {
  if (code === AMPERSAND) return 24
  if (code < A) return code - ZERO
  return code <= N ? code - A + 10 : code <= Z ? code - A + 11 : enye
}
