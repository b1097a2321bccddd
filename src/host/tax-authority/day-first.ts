import { isRight } from 'fp-ts/Either'
import { fromParts, type CivilDate } from '#domain/kernel/civil-date.ts'

/** `05/11/2026`, as the registers of the SII write a date, perhaps with a time behind it. */
export const readDayFirst = (text: string): CivilDate | undefined => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})(?!\d)/.exec(text) ?? []
  const date = fromParts(Number(year), Number(month), Number(day))
  return isRight(date) ? date.right : undefined
}
