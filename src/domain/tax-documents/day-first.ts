import { isRight } from 'fp-ts/Either'
import { fromParts, type CivilDate } from '../kernel/civil-date.ts'

/**
 * A date of the registers of the SII, as they are downloaded (`05/11/2026`) or saved again with Chilean settings
 * (`5-11-2026`, `05-11-26`, `2026-11-05`), perhaps with a time behind it.
 */
export const readDayFirst = (text: string): CivilDate | undefined => {
  const [year, month, day] = isoParts(text) ?? dayFirstParts(text) ?? []
  const date = fromParts(Number(year), Number(month), Number(day))
  return isRight(date) ? date.right : undefined
}

type Parts = readonly [year: string, month: string, day: string]

const dayFirstParts = (text: string): Parts | undefined => {
  const [, day = '', , month = '', year = ''] = DAY_FIRST.exec(text) ?? []
  return year === '' ? undefined : [year.length === 2 ? `20${year}` : year, month, day]
}

const isoParts = (text: string): Parts | undefined => {
  const [, year = '', month = '', day = ''] = ISO.exec(text) ?? []
  return year === '' ? undefined : [year, month, day]
}

const DAY_FIRST = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?![^ T])/
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?![^ T])/
