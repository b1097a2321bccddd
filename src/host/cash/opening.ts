import * as E from 'fp-ts/Either'
import { type OpeningAccount, validateOpening } from '#domain/cash/opening.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { DECIMALS } from '#domain/kernel/money.ts'
import { column, date, integer, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { optionalRow, row, sql } from '../database/sql.ts'
import { storableJson } from '../database/storable-json.ts'
import type { UseCase } from '../http/call.ts'
import { changedMeanwhile, invalid } from '../http/host-error.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'

/** The balances that the company stated last; version 0 and no day where it has not. */
export interface StatedOpening {
  readonly date: CivilDate | undefined
  readonly accounts: ReadonlyArray<OpeningAccount>
  readonly version: number
}

export const openingOf = async (queries: Queries, businessId: BusinessId): Promise<StatedOpening> =>
  (await optionalRow(
    queries,
    OpeningRow,
    sql`select ${COLUMNS} from cash_opening where business_id = ${businessId}`,
  )) ?? {
    date: undefined,
    accounts: [],
    version: 0,
  }

/** Replaces all of it. */
export const saveOpening: UseCase<ChangeServices, 'cashOpeningSave'> = async (services, tx, call) => {
  const { body, business, version } = call
  const valid = validateOpening(body, { today: services.clock.today(business.country) })
  if (E.isLeft(valid)) return E.left(invalid([valid.left._tag === 'OpeningInFuture' ? 'date' : 'accounts']))
  await lockBusiness(tx, business.id)
  const current = await openingOf(tx, business.id)
  if (current.version !== version) return E.left(changedMeanwhile(current))
  const saved = await row(
    tx,
    OpeningRow,
    sql`insert into cash_opening (business_id, opened_on, accounts)
      values (${business.id}, ${valid.right.date}, ${storableJson(valid.right.accounts)}::jsonb)
      on conflict (business_id) do update set opened_on = excluded.opened_on, accounts = excluded.accounts,
        version = cash_opening.version + 1
      returning ${COLUMNS}`,
  )
  await recordChange(services, tx, call, 'cash', 'cash opening stated', { accounts: saved.accounts.length })
  return E.right(saved)
}

const isAccount = (value: unknown): value is OpeningAccount => {
  const { balance, name } = value as { readonly balance?: Partial<OpeningAccount['balance']>; readonly name?: unknown }
  return (
    typeof name === 'string' && Number.isSafeInteger(balance?.minor) && Object.hasOwn(DECIMALS, balance?.currency ?? '')
  )
}

const COLUMNS = sql`opened_on as date, accounts, version`

const OpeningRow = rowCodec('OpeningRow', {
  date,
  accounts: column(
    'accounts',
    (value): value is ReadonlyArray<OpeningAccount> => Array.isArray(value) && value.every(isAccount),
  ),
  version: integer,
})
