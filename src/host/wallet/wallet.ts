import * as E from 'fp-ts/Either'
import type { TypeOf } from 'io-ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import { validateRequest, type SurplusRefused, type Wallet } from '#domain/wallet/surplus.ts'
import { date, id, instant, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalRow, rows, sql, value, type Sql } from '../database/sql.ts'
import { dateOf } from '../kernel/clock.ts'
import { LINE_DOCUMENT } from '../orders/line-document.ts'
import { postMovements } from './ledger.ts'

export interface WalletOwner {
  readonly id: BusinessId
  readonly country: Country
}

/** The balance is the sum of the ledger; a request is pending until it is paid. */
export const walletOf = async (queries: Queries, owner: WalletOwner): Promise<Wallet> => {
  const balance = await value(
    queries,
    integer,
    sql`select coalesce(sum(${CHANGE}), 0)::bigint ${surplusEntries(owner)}`,
  )
  const pending = await pendingRequest(queries, owner)
  return { balance: money(profileOf(owner.country).currency, balance), pendingSince: pending?.since }
}

export interface SurplusRequestToWrite {
  readonly activity: string
  readonly requestedBy: UserId
  readonly at: number
}

/** Requests the whole balance. Requests of one business happen one after the other, so that one is pending at most. */
export const requestSurplus = async (
  tx: Queries,
  owner: WalletOwner,
  { activity, at, requestedBy }: SurplusRequestToWrite,
): Promise<E.Either<SurplusRefused, Money>> => {
  await lockWallet(tx, owner)
  const requested = validateRequest(await walletOf(tx, owner))
  if (E.isLeft(requested)) return requested
  await execute(
    tx,
    sql`insert into wallet_request (business_id, activity, amount, requested_by, requested_at)
      values (${owner.id}, ${activity}, ${requested.right.minor}, ${requestedBy}, ${new Date(at)})`,
  )
  return requested
}

export type SurplusPaymentError = { readonly _tag: 'NothingRequested' } | { readonly _tag: 'NothingToPay' }

/** Pays what was requested, or what is left of it when a debt came after the request. */
export const paySurplus = async (
  tx: Queries,
  owner: WalletOwner,
  on: CivilDate,
): Promise<E.Either<SurplusPaymentError, Money>> => {
  await lockWallet(tx, owner)
  const pending = await pendingRequest(tx, owner)
  if (pending === undefined) return E.left({ _tag: 'NothingRequested' })
  const { balance } = await walletOf(tx, owner)
  const amount = money(balance.currency, Math.min(balance.minor, pending.amount))
  if (amount.minor <= 0) return E.left({ _tag: 'NothingToPay' })
  await postMovements(tx, { businessId: owner.id }, [{ type: 'SURPLUS_PAID', amount, on }])
  await execute(tx, sql`update wallet_request set paid_on = ${on} where id = ${pending.id}`)
  return E.right(amount)
}

export interface WalletMovements {
  readonly rows: ReadonlyArray<{
    readonly id: number
    readonly type: string
    readonly amount: Money
    readonly balance: Money
    readonly on: CivilDate
    readonly orderId: TypeOf<typeof MovementRow>['orderId']
    readonly folio: string | undefined
  }>
  readonly totalRows: number
}

/** Newest first, each with the balance after it. */
export const movementsOf = async (
  queries: Queries,
  owner: WalletOwner,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<WalletMovements> => {
  const { currency } = profileOf(owner.country)
  const found = await rows(
    queries,
    MovementRow,
    sql`select m.id, m.type, m.change, m.balance, m.moved_on as "on", m.order_id as "orderId", i.folio
      from (select *, ${CHANGE} as change, sum(${CHANGE}) over (order by id)::bigint as balance ${surplusEntries(owner)}
        order by id desc limit ${size} offset ${(page - 1) * size}) as m
      left join order_invoice l on l.id = m.order_invoice_id
      ${LINE_DOCUMENT}
      order by m.id desc`,
  )
  const totalRows = await value(queries, integer, sql`select count(*) ${surplusEntries(owner)}`)
  return {
    rows: found.map(({ balance, change, folio, orderId, ...movement }) => ({
      ...movement,
      amount: money(currency, change),
      balance: money(currency, balance),
      orderId: orderId ?? undefined,
      folio: folio ?? undefined,
    })),
    totalRows,
  }
}

/** A credit increases what is owed to the company. */
const CHANGE = sql`case when credit = 'SURPLUS' then amount else -amount end`

const surplusEntries = ({ id: businessId }: WalletOwner): Sql =>
  sql`from ledger_entry where business_id = ${businessId} and 'SURPLUS' in (debit, credit)`

/** `no key`, because each call already holds a share of its company's key, which `for update` would wait for. */
export const lockWallet = (tx: Queries, { id: businessId }: WalletOwner): Promise<void> =>
  execute(tx, sql`select from business where id = ${businessId} for no key update`)

const pendingRequest = async (queries: Queries, { country, id: businessId }: WalletOwner) => {
  const request = await optionalRow(
    queries,
    RequestRow,
    sql`select id, amount, requested_at as "requestedAt" from wallet_request
      where business_id = ${businessId} and paid_on is null`,
  )
  return request && { ...request, since: dateOf(country, request.requestedAt.getTime()) }
}

const RequestRow = rowCodec('RequestRow', { id: integer, amount: integer, requestedAt: instant })
const MovementRow = rowCodec('MovementRow', {
  id: integer,
  type: text,
  change: integer,
  balance: integer,
  on: date,
  orderId: nullable(id<'Order'>()),
  folio: nullable(text),
})
