import * as E from 'fp-ts/Either'
import { type Calendar, isBusinessDay, rollForward } from '../calendar/calendar.ts'
import { addDays, type CivilDate, isoWeekday } from '../kernel/civil-date.ts'

/** How often a member gets the digest of the companies by mail. */
export const DIGEST_FREQUENCIES = ['OFF', 'DAILY', 'WEEKLY'] as const
/** One of `DIGEST_FREQUENCIES`. */
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number]

/** The minute of the day, in the zone of the company used last, at which a digest is sent: 8:30. */
export const DIGEST_MINUTE = 8 * 60 + 30

/**
 * Whether a digest is sent on a day: a daily one on each business day, a weekly one on the first business day of the week. A Monday that
 * is a holiday moves it to the next business day of that week; a week without business days has none.
 */
export const isDigestDay = (frequency: DigestFrequency, date: CivilDate, calendar: Calendar): boolean => {
  if (frequency === 'OFF') return false
  if (frequency === 'DAILY') return isBusinessDay(date, calendar)
  const first = rollForward(addDays(date, 1 - isoWeekday(date)), calendar)
  return E.isRight(first) && first.right === date
}

/** The choice of a member. Times are milliseconds since 1970. */
export interface DigestChoice {
  readonly frequency: DigestFrequency
  readonly chosenAt: number
}

/** A moment of a day on which digests may be sent: `sentFrom` is `DIGEST_MINUTE` of `date` in the zone of the company. */
export interface DigestMoment {
  readonly now: number
  readonly date: CivilDate
  readonly sentFrom: number
}

/**
 * Whether the digest of the day is due: from `DIGEST_MINUTE` until the end of the day, so that a host that was down sends it late. A
 * choice counts from the next `DIGEST_MINUTE` on.
 */
export const isDigestDue = (
  { chosenAt, frequency }: DigestChoice,
  { date, now, sentFrom }: DigestMoment,
  calendar: Calendar,
): boolean => sentFrom <= now && chosenAt < sentFrom && isDigestDay(frequency, date, calendar)

const DAY_MS = 24 * 60 * 60 * 1000
/** The first digest of a member tells what arrived in this time. */
const FIRST_DAYS = 7
/** No digest tells what arrived before, however long the last one is ago. */
const MOST_DAYS = 31

/**
 * The time from which a digest tells what arrived: the end of the time of the last one, at most 31 days ago, and 7 days ago for the first.
 * Times are milliseconds since 1970.
 */
export const digestSince = (last: number | undefined, now: number): number =>
  last === undefined ? now - FIRST_DAYS * DAY_MS : Math.max(last, now - MOST_DAYS * DAY_MS)
