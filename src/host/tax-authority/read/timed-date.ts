import * as E from 'fp-ts/Either'
import * as CivilDate from '#domain/kernel/civil-date.ts'

/** The day of `2026-03-14T10:00:00`, as the documents of the SAT write a local date and time; metadata write a blank. */
export const readTimedDate = (text: string): CivilDate.CivilDate | undefined => {
  const date = TIMED.test(text) ? CivilDate.parse(text.slice(0, 10)) : undefined
  return date !== undefined && E.isRight(date) ? date.right : undefined
}

const TIMED = /^.{10}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/
