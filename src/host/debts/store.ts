import * as E from 'fp-ts/Either'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { fromDecimal, money, type Money } from '#domain/kernel/money.ts'
import { boolean, date, integer, nullable, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, optionalRow, sql } from '../database/sql.ts'
import type { DebtKind, ReportedDebts } from './debt-source.port.ts'

export interface DebtOwner {
  readonly id: BusinessId
  readonly country: Country
}

export interface StoredDebt {
  readonly total: Money | undefined
  readonly score: number | undefined
  readonly consultedOn: CivilDate | undefined
  readonly isStale: boolean
}

/** The last good answer; without amount and day where there was none. */
export const debtOf = async (queries: Queries, { country, id }: DebtOwner, kind: DebtKind): Promise<StoredDebt> => {
  const row = await optionalRow(
    queries,
    DebtRow,
    sql`select total, score, consulted_on as "consultedOn", stale as "isStale" from debt
      where business_id = ${id} and kind = ${kind}`,
  )
  if (row === undefined) return { total: undefined, score: undefined, consultedOn: undefined, isStale: false }
  return { ...row, total: money(profileOf(country).currency, row.total), score: row.score ?? undefined }
}

/** Throws for an amount that the currency cannot have: the source does not answer what it should. */
export const saveDebts = async (
  tx: Queries,
  { country, id }: DebtOwner,
  debts: ReportedDebts,
  on: CivilDate,
): Promise<void> => {
  for (const [kind, debt] of Object.entries(debts)) {
    const total = fromDecimal(profileOf(country).currency, debt.total)
    if (E.isLeft(total) || total.right.minor < 0) throw new Error(`the debt ${kind} is no amount`)
    await execute(
      tx,
      sql`insert into debt (business_id, kind, total, score, consulted_on)
        values (${id}, ${kind}, ${total.right.minor}, ${debt.score ?? null}, ${on})
        on conflict (business_id, kind) do update
          set total = excluded.total, score = excluded.score, consulted_on = excluded.consulted_on, stale = false`,
    )
  }
}

/** The source failed: what is stored is old. */
export const markStale = (queries: Queries, { id }: DebtOwner): Promise<void> =>
  execute(queries, sql`update debt set stale = true where business_id = ${id} and not stale`)

export const isAuthorised = (queries: Queries, { id }: DebtOwner): Promise<boolean> =>
  hasRow(queries, sql`select from debt_authorisation where business_id = ${id}`)

export interface AuthorisationToWrite {
  readonly name: string
  readonly userId: UserId
  readonly address: string | undefined
  readonly at: number
}

/** The first authorisation stays. */
export const authorise = (
  tx: Queries,
  { id }: DebtOwner,
  { address, at, name, userId }: AuthorisationToWrite,
): Promise<boolean> =>
  hasRow(
    tx,
    sql`insert into debt_authorisation (business_id, name, user_id, address, authorised_at)
      values (${id}, ${name}, ${userId}, ${address ?? null}, ${new Date(at)}) on conflict do nothing returning name`,
  )

const DebtRow = rowCodec('DebtRow', {
  total: integer,
  score: nullable(integer),
  consultedOn: date,
  isStale: boolean,
})
