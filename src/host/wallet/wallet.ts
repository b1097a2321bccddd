import * as E from 'fp-ts/Either'
import type { TypeOf } from 'io-ts'
import type { BankAccountId } from '#domain/banking/bank-account.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import { isSameAccount } from '#domain/orders/transfer-obstacles.ts'
import { allocateSurplus } from '#domain/wallet/allocate-surplus.ts'
import { validateRequest, type SurplusRejected, type Wallet } from '#domain/wallet/surplus.ts'
import { depositAccounts } from '../banking/index.ts'
import { date, id, instant, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalRow, rows, sql, value, type Sql } from '../database/sql.ts'
import { LINE_DOCUMENT } from '../financing/index.ts'
import { dateOf } from '../kernel/clock.ts'
import { postMovements } from './ledger.ts'
import { surplusEntriesOf } from './surplus-entries.ts'

export interface WalletOwner {
  readonly id: BusinessId
  readonly country: Country
}

/** The balance is the sum of the ledger; a request is pending until it is paid, withdrawn, or has nothing left to pay. */
export const walletOf = async (queries: Queries, owner: WalletOwner): Promise<Wallet> => {
  const balance = await value(
    queries,
    integer,
    sql`select coalesce(sum(${CHANGE}), 0)::bigint ${surplusEntries(owner)}`,
  )
  const { country } = owner
  const { currency } = profileOf(country)
  const pending = await pendingRequest(queries, owner)
  const account = await depositAccounts.depositAccountOf(queries, owner)
  return {
    balance: money(currency, balance),
    pendingSince: pending?.since,
    pending: pending && {
      amount: money(currency, pending.amount),
      account: pending.frozen && depositAccounts.shownAccount(country, pending.frozen),
    },
    account: account && depositAccounts.shownAccount(country, account),
    oldestDebt: balance < 0 ? await oldestDebtOf(queries, owner) : undefined,
  }
}

const oldestDebtOf = async (queries: Queries, owner: WalletOwner) => {
  const oldest = allocateSurplus(await surplusEntriesOf(queries, owner)).openDebits[0]?.entry
  return oldest && { on: oldest.on, orderId: oldest.orderId, folio: oldest.folio }
}

export interface SurplusRequestToWrite {
  readonly activity: string
  readonly requestedBy: UserId
  readonly at: number
  /** The figures that the company read; undefined where it did not say. */
  readonly read: {
    readonly amount?: Money | undefined
    readonly accountId?: BankAccountId | undefined
    readonly version?: number | undefined
  }
}

export type SurplusRequestError =
  | SurplusRejected
  | { readonly _tag: 'SurplusWithoutAccount' }
  /** The balance or the account is not what the company read. */
  | { readonly _tag: 'SurplusChanged' }

/** Requests the whole balance. Requests of one business happen one after the other, so that one is pending at most. */
export const requestSurplus = async (
  tx: Queries,
  owner: WalletOwner,
  { activity, at, read, requestedBy }: SurplusRequestToWrite,
): Promise<E.Either<SurplusRequestError, SurplusPayout>> => {
  await lockWallet(tx, owner)
  const requested = validateRequest(await walletOf(tx, owner))
  if (E.isLeft(requested)) return requested
  const account = await depositAccounts.depositAccountOf(tx, owner)
  if (account === undefined) return E.left({ _tag: 'SurplusWithoutAccount' })
  const { accountId = account.id, amount = requested.right, version = account.version } = read
  if (amount.minor !== requested.right.minor || accountId !== account.id || version !== account.version)
    return E.left({ _tag: 'SurplusChanged' })
  const requestId = await value(
    tx,
    integer,
    sql`insert into wallet_request (business_id, activity, amount, requested_by, requested_at)
      values (${owner.id}, ${activity}, ${requested.right.minor}, ${requestedBy}, ${new Date(at)}) returning id`,
  )
  await execute(tx, sql`update wallet_request set ${depositAccounts.freezing(account)} where id = ${requestId}`)
  return E.right({ amount: requested.right, account })
}

/** Ends the pending request; its amount, or undefined without one. */
export const withdrawSurplus = async (
  tx: Queries,
  owner: WalletOwner,
  today: CivilDate,
): Promise<Money | undefined> => {
  await lockWallet(tx, owner)
  const pending = await pendingRequest(tx, owner)
  if (pending === undefined) return undefined
  await execute(tx, sql`update wallet_request set withdrawn_on = ${today} where id = ${pending.id}`)
  return money(profileOf(owner.country).currency, pending.amount)
}

/** A request whose surplus was taken away has nothing to wait for, and would stand in the way of the next one. */
export const endEmptyRequest = async (tx: Queries, owner: WalletOwner, today: CivilDate): Promise<Money | undefined> =>
  (await walletOf(tx, owner)).balance.minor > 0 ? undefined : withdrawSurplus(tx, owner, today)

export type SurplusPaymentError =
  | { readonly _tag: 'NothingRequested' }
  | { readonly _tag: 'NothingToPay' }
  | { readonly _tag: 'NoAccount' }
  /** The account of the request is gone or has other data. */
  | { readonly _tag: 'AccountChanged' }

/** An amount and where it goes. */
export interface SurplusPayout {
  readonly amount: Money
  readonly account: depositAccounts.VersionedAccount
}

/** Pays what was requested, or what is left of it when a debt came after the request, to the account of the request. */
export const paySurplus = async (
  tx: Queries,
  owner: WalletOwner,
  today: CivilDate,
): Promise<E.Either<SurplusPaymentError, SurplusPayout>> => {
  await lockWallet(tx, owner)
  const pending = await pendingRequest(tx, owner)
  if (pending === undefined) return E.left({ _tag: 'NothingRequested' })
  const { balance } = await walletOf(tx, owner)
  const amount = money(balance.currency, Math.min(balance.minor, pending.amount))
  if (amount.minor <= 0) return E.left({ _tag: 'NothingToPay' })
  const account = await accountToPay(tx, owner, pending.frozen)
  if (E.isLeft(account)) return account
  const target = { businessId: owner.id, country: owner.country }
  await postMovements(tx, target, [{ type: 'SURPLUS_PAID', amount, on: today }], { today, account: account.right })
  await execute(
    tx,
    sql`update wallet_request set paid_on = ${today}, ${depositAccounts.freezing(account.right)} where id = ${pending.id}`,
  )
  return E.right({ amount, account: account.right })
}

/** A request of an earlier version of the host has none. */
const accountToPay = async (
  tx: Queries,
  owner: WalletOwner,
  frozen: depositAccounts.VersionedAccount | undefined,
): Promise<E.Either<SurplusPaymentError, depositAccounts.VersionedAccount>> => {
  if (frozen === undefined)
    return E.fromNullable({ _tag: 'NoAccount' as const })(await depositAccounts.depositAccountOf(tx, owner))
  const stored = await depositAccounts.ownAccountOf(tx, owner, frozen.id)
  return stored !== undefined && isSameAccount(stored, frozen) ? E.right(frozen) : E.left({ _tag: 'AccountChanged' })
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
    sql`select id, amount, requested_at as "requestedAt", ${depositAccounts.DEPOSIT_COLUMNS} from wallet_request
      where business_id = ${businessId} and paid_on is null and withdrawn_on is null`,
  )
  return (
    request && {
      ...request,
      frozen: depositAccounts.frozenIn(request),
      since: dateOf(country, request.requestedAt.getTime()),
    }
  )
}

const RequestRow = rowCodec('RequestRow', {
  id: integer,
  amount: integer,
  requestedAt: instant,
  ...depositAccounts.DepositRow,
})
const MovementRow = rowCodec('MovementRow', {
  id: integer,
  type: text,
  change: integer,
  balance: integer,
  on: date,
  orderId: nullable(id<'Order'>()),
  folio: nullable(text),
})
