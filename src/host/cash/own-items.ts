import * as E from 'fp-ts/Either'
import {
  CADENCES,
  MAX_OWN_ITEMS,
  ownCashItems,
  type OwnItem,
  type OwnItemDraft,
  type OwnItemId,
  validateOwnItem,
} from '#domain/cash/own-item.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { type Currency, money } from '#domain/kernel/money.ts'
import type { TypeOf } from 'io-ts'
import { currencyCode, date, id, integer, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { execute, optionalRow, row, rows, sql } from '../database/sql.ts'
import type { Result, UseCase } from '../http/call.ts'
import { changedMeanwhile, invalid, NOT_FOUND } from '../http/host-error.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import { type CashEntry, entryOf } from './entry.ts'

/** The oldest first. */
export const ownItemsOf = async (queries: Queries, businessId: BusinessId): Promise<ReadonlyArray<OwnItem>> =>
  (
    await rows(
      queries,
      OwnItemRow,
      sql`select ${COLUMNS} from cash_fixed where business_id = ${businessId} order by id`,
    )
  ).map(itemOf)

/** Each time that an own item moves in the thirteen weeks. */
export const ownEntriesOf = async (
  queries: Queries,
  businessId: BusinessId,
  today: CivilDate,
): Promise<ReadonlyArray<CashEntry>> =>
  (await ownItemsOf(queries, businessId)).flatMap((one) =>
    ownCashItems(one, today).map((item) => entryOf(item, { name: one.name })),
  )

export const addOwnItem: UseCase<ChangeServices, 'cashFixedCreate'> = async (services, tx, call) => {
  const { body, business } = call
  const valid = readDraft(body)
  if (E.isLeft(valid)) return valid
  await lockBusiness(tx, business.id)
  if ((await ownItemsOf(tx, business.id)).length >= MAX_OWN_ITEMS) return E.left(invalid(['items']))
  const { amount, cadence, direction, from, name, until } = valid.right
  const added = itemOf(
    await row(
      tx,
      OwnItemRow,
      sql`insert into cash_fixed (business_id, name, direction, currency, amount, cadence, starts_on, ends_on)
        values (${business.id}, ${name}, ${direction}, ${amount.currency}, ${amount.minor}, ${cadence}, ${from}, ${until ?? null})
        returning ${COLUMNS}`,
    ),
  )
  await recordChange(services, tx, call, 'cash', 'own cash item added', { item: added.id })
  return E.right(added)
}

export const changeOwnItem: UseCase<ChangeServices, 'cashFixedUpdate'> = async (services, tx, call) => {
  const { body, business, params, version } = call
  const valid = readDraft(body)
  if (E.isLeft(valid)) return valid
  const current = await lockedItem(tx, business.id, params.fixedId)
  if (current === undefined) return E.left(NOT_FOUND)
  if (current.version !== version) return E.left(changedMeanwhile(current))
  const { amount, cadence, direction, from, name, until } = valid.right
  const changed = itemOf(
    await row(
      tx,
      OwnItemRow,
      sql`update cash_fixed set name = ${name}, direction = ${direction}, currency = ${amount.currency},
          amount = ${amount.minor}, cadence = ${cadence}, starts_on = ${from}, ends_on = ${until ?? null}, version = version + 1
        where business_id = ${business.id} and id = ${params.fixedId} returning ${COLUMNS}`,
    ),
  )
  await recordChange(services, tx, call, 'cash', 'own cash item changed', { item: changed.id })
  return E.right(changed)
}

export const removeOwnItem: UseCase<ChangeServices, 'cashFixedDelete'> = async (services, tx, call) => {
  const { business, params, version } = call
  const current = await lockedItem(tx, business.id, params.fixedId)
  if (current === undefined) return E.left(NOT_FOUND)
  if (current.version !== version) return E.left(changedMeanwhile(current))
  await execute(tx, sql`delete from cash_fixed where business_id = ${business.id} and id = ${params.fixedId}`)
  await recordChange(services, tx, call, 'cash', 'own cash item deleted', { item: current.id })
  return E.right(current)
}

const readDraft = (body: OwnItemDraft): Result<OwnItemDraft> =>
  E.mapLeft((problems: ReadonlyArray<{ readonly field: string }>) => invalid(problems.map(({ field }) => field)))(
    validateOwnItem(body),
  )

const lockedItem = async (tx: Queries, businessId: BusinessId, itemId: OwnItemId): Promise<OwnItem | undefined> => {
  await lockBusiness(tx, businessId)
  const found = await optionalRow(
    tx,
    OwnItemRow,
    sql`select ${COLUMNS} from cash_fixed where business_id = ${businessId} and id = ${itemId}`,
  )
  return found && itemOf(found)
}

const itemOf = ({ currency, minor, ...item }: TypeOf<typeof OwnItemRow>): OwnItem => ({
  ...item,
  amount: money<Currency>(currency, minor),
})

const COLUMNS = sql`id, name, direction, currency, amount as minor, cadence, starts_on as "from", ends_on as until, version`

const OwnItemRow = rowCodec('OwnItemRow', {
  id: id<'OwnItem'>(),
  name: text,
  direction: oneOf(['IN', 'OUT'] as const),
  currency: currencyCode,
  minor: integer,
  cadence: oneOf(CADENCES),
  from: date,
  until: nullable(date),
  version: integer,
})
