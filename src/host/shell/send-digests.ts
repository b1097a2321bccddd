import type { Calendar } from '#domain/calendar/calendar.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { DIGEST_FREQUENCIES, DIGEST_MINUTE, digestSince, isDigestDue } from '#domain/team/digest.ts'
import type { DigestMoment } from '#domain/team/digest.ts'
import { may } from '#domain/team/permission.ts'
import type { Database } from '../database/database.ts'
import { identityStore, membershipStore } from '../identity/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { instantOf, wallClockOf } from '../kernel/wall-clock.ts'
import type { Email, Mail } from '../mail/mail.port.ts'
import { digestEmail } from './digest-email.ts'
import type { DigestedCompany, DigestSources } from './digest-news.ts'
import { type DigestRecipient, recipientsOf, recordDigest } from './digest-store.ts'
import { workOfEach, type TaskServices } from './tasks.ts'

interface Services extends TaskServices {
  readonly database: Database
  readonly digestSources: DigestSources
  readonly mail: Mail
  readonly publicAddress: () => string
}

/** The queue of mails takes a thousand; the users left over get theirs a minute later. */
const MOST_AT_ONCE = 200
/** Documents of an import that is not finished yet have a time already: they are told in the next digest. */
const SETTLING_MS = 10 * 60 * 1000

/**
 * Mails the digests that are due: for each user one, about all companies. The day is recorded before the mail is queued, so that hosts send it
 * once; a user whose digest fails gets it a minute later.
 */
export const sendDigests = async (services: Services): Promise<void> => {
  const failures: Array<unknown> = []
  for (const country of COUNTRIES) {
    const moment = momentOf(services.clock, country)
    if (moment.now < moment.sentFrom) continue
    const calendar = await services.digestSources.calendarOf(services.database, country)
    const frequencies = DIGEST_FREQUENCIES.filter((frequency) =>
      isDigestDue({ frequency, chosenAt: Number.NEGATIVE_INFINITY }, moment, calendar),
    )
    if (frequencies.length === 0) continue
    const day = { country, day: moment.date, frequencies, chosenBefore: moment.sentFrom }
    for (const recipient of await recipientsOf(services.database, day, MOST_AT_ONCE)) {
      const choice = { frequency: recipient.frequency, chosenAt: recipient.chosenAt.getTime() }
      if (isDigestDue(choice, moment, calendar))
        await sendOne(services, recipient, moment).catch((error: unknown) => failures.push(error))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'digests were not made')
}

const momentOf = (clock: Clock, country: Country): DigestMoment => {
  const now = clock.now()
  const { date } = wallClockOf(country, now)
  return { now, date, sentFrom: instantOf(country, { date, minutes: DIGEST_MINUTE }).getTime() }
}

const sendOne = async (services: Services, recipient: DigestRecipient, moment: DigestMoment): Promise<void> => {
  const until = new Date(moment.now - SETTLING_MS)
  const email = await emailOf(services, recipient, moment, until)
  const isFirst = await services.database.transaction((tx) =>
    recordDigest(tx, { userId: recipient.userId, day: moment.date, frequency: recipient.frequency, until }),
  )
  if (isFirst && email !== undefined) services.mail.enqueue(async () => email)
}

/** The companies to which the user belongs now, with what the role may see in each. */
const emailOf = async (
  services: Services,
  { email, toldUntil, userId }: DigestRecipient,
  { date, now }: DigestMoment,
  until: Date,
): Promise<Email | undefined> => {
  const { clock, database, digestSources, publicAddress } = services
  const user = await identityStore.userBy(database, userId)
  if (user === undefined) return undefined
  const since = new Date(digestSince(toldUntil?.getTime(), now))
  const memberships = await membershipStore.membershipsOf(database, userId)
  const work = await workOfEach(database, services, memberships, user)
  const calendars = new Map<Country, Calendar>()
  const companies: Array<DigestedCompany> = []
  for (const { business, role } of memberships) {
    const { country, id, isVerified } = business
    const calendar = calendars.get(country) ?? (await digestSources.calendarOf(database, country))
    calendars.set(country, calendar)
    const period = { calendar, today: clock.today(country), since, until }
    companies.push({
      business,
      tasks: work.get(id)?.tasks ?? [],
      news:
        isVerified && may(role, 'read')
          ? await digestSources.newsOf(database.ofBusiness(id), business, period)
          : undefined,
    })
  }
  return digestEmail({ userId, to: email, site: publicAddress(), day: date, companies })
}
