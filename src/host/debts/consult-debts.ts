import { country, id, rowCodec, text } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { DebtSource } from './debt-source.port.ts'
import { isAuthorised, markStale, saveDebts, type DebtOwner } from './store.ts'

type Services = {
  readonly clock: Clock
  readonly database: Database
  readonly debtSource: DebtSource
  readonly live: Live
}

/** Consults the debts of a company now. When the source fails, what was stored stays, marked as old; the answer is the error. */
export const consultDebts = async (
  { clock, database, debtSource, live }: Services,
  owner: DebtOwner & { readonly identifier: string },
): Promise<unknown> => {
  try {
    const debts = await debtSource.consult(owner.country, owner.identifier)
    const { service, ...others } = debts
    /* In Mexico nothing is consulted before the company authorises it. */
    const isAllowed = service !== undefined && (await isAuthorised(database, owner))
    await database.transaction((tx) => saveDebts(tx, owner, isAllowed ? debts : others, clock.today(owner.country)))
    return undefined
  } catch (error) {
    await markStale(database, owner)
    return error
  } finally {
    live.publish({ type: 'debts', businessId: owner.id })
  }
}

/** Consults each verified company whose debts are not of today. */
export const consultOldDebts = async (services: Services): Promise<void> => {
  const errors: Array<unknown> = []
  for (const of of ['CL', 'MX'] as const) {
    const old = await rows(
      services.database,
      OwnerRow,
      sql`select b.id, b.country, b.identifier from business b
        where b.country = ${of} and b.verified_by is not null and not exists (
          select from debt d where d.business_id = b.id and not d.stale and d.consulted_on >= ${services.clock.today(of)})
        order by b.id`,
    )
    for (const owner of old) {
      const error = await consultDebts(services, owner)
      if (error !== undefined) errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `debts of ${errors.length} companies not consulted`)
}

const OwnerRow = rowCodec('OwnerRow', { id: id<'Business'>(), country, identifier: text })
