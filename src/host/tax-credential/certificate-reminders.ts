import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { reminderOf, type ReminderDays } from '#domain/tax-credential/certificate.ts'
import { country, id, instant, integer, nullable, rowCodec } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { hasRow, rows, sql } from '../database/sql.ts'
import { dateOf, type Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { Mail } from '../mail/mail.port.ts'
import { notify, sendNotification } from '../notifications/index.ts'

type Services = { readonly clock: Clock; readonly database: Database; readonly live: Live; readonly mail: Mail }

/**
 * Notifies the members of each business whose certificate ends in 30, 7 or 1 days, once per reminder, whichever host
 * comes first. A reminder that was due while no host ran is sent late; of several only the latest.
 */
export const remindOfCertificates = async (services: Services): Promise<void> => {
  const { clock, database } = services
  const ending = await rows(
    database,
    EndingCertificate,
    sql`select t.business_id, b.country, t.valid_until, t.reminded
      from tax_certificate t join business b on b.id = t.business_id
      where t.valid_until < ${new Date(clock.now() + SOON_MS)} and t.reminded is distinct from 1
      order by t.business_id`,
  )
  for (const { business_id, country, reminded, valid_until } of ending) {
    const validUntil = dateOf(country, valid_until.getTime())
    const due = reminderOf(validUntil, { today: clock.today(country) })
    if (due !== undefined && due < (reminded ?? Number.POSITIVE_INFINITY))
      await remind(services, business_id, validUntil, due)
  }
}

const DAY_MS = 24 * 60 * 60 * 1000
/** More than the first reminder, whatever the time zone. */
const SOON_MS = 32 * DAY_MS

const EndingCertificate = rowCodec('EndingCertificate', {
  business_id: id<'Business'>(),
  country,
  valid_until: instant,
  reminded: nullable(integer),
})

const remind = async (
  services: Services,
  businessId: BusinessId,
  validUntil: CivilDate,
  due: ReminderDays,
): Promise<void> => {
  const emails = await services.database.transaction(async (tx) => {
    const isFirst = await hasRow(
      tx,
      sql`update tax_certificate set reminded = ${due}
        where business_id = ${businessId} and (reminded is null or reminded > ${due}) returning business_id`,
    )
    return isFirst ? notify(tx, services.clock, { businessId }, { kind: 'CertificateEnding', validUntil }) : []
  })
  sendNotification(services, emails)
  services.live.publish({ type: 'certificate', businessId })
}
