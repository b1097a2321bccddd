import type { TypeOf } from 'io-ts'
import type { BankAccountId } from '#domain/banking/bank-account.ts'
import type { BankId } from '#domain/banking/bank.ts'
import { depositAccount } from '#domain/banking/default-account.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import {
  depositStateOf,
  type OrderDeposit,
  type DepositAccount,
  type ShownAccount,
} from '#domain/orders/transfer-obstacles.ts'
import { isConfirming } from '#domain/orders/order.ts'
import { stateOf, statusesOf, type TrackerState } from '#domain/orders/tracker.ts'
import { bankOf } from '../banking/banks.ts'
import { boolean, currencyCode, id, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, rows, sql, type Sql } from '../database/sql.ts'

/** An account with the version that it had. */
export interface VersionedAccount extends DepositAccount {
  readonly version: number
}

export interface AccountHolder {
  readonly id: BusinessId
  readonly country: Country
}

/** The account in which the company receives the currency of its country. */
export const depositAccountOf = async (
  queries: Queries,
  holder: AccountHolder,
): Promise<VersionedAccount | undefined> => {
  const found = depositAccount(await ownAccounts(queries, holder), profileOf(holder.country).currency)
  return found && versioned(found)
}

/** The account of the company with this id, whatever its currency. */
export const ownAccountOf = async (
  queries: Queries,
  holder: AccountHolder,
  accountId: BankAccountId,
): Promise<VersionedAccount | undefined> => {
  const found = (await ownAccounts(queries, holder)).find((account) => account.id === accountId)
  return found && versioned(found)
}

const ownAccounts = (queries: Queries, { id: businessId }: AccountHolder) =>
  rows(
    queries,
    StoredRow,
    sql`select id, version, bank_id as "bankId", type, number, currency, is_default as "isDefault",
        is_provider_account as "isProviderAccount"
      from bank_account where business_id = ${businessId} and supplier_id is null order by is_default desc, id`,
  )

const versioned = ({ bankId, currency: of, id: accountId, number, type, version }: TypeOf<typeof StoredRow>) => ({
  id: accountId,
  version,
  bankId: bankId as BankId,
  type,
  number,
  currency: of,
})

/** The columns of an account that is frozen on a row of `orders` or `wallet_request`. */
export const DEPOSIT_COLUMNS = sql`deposit_account_id as "depositId", deposit_version as "depositVersion",
  deposit_bank_id as "depositBank", deposit_type as "depositType", deposit_number as "depositNumber", deposit_currency as "depositCurrency"`

export const DepositRow = {
  depositId: nullable(id<'BankAccount'>()),
  depositVersion: nullable(integer),
  depositBank: nullable(text),
  depositType: nullable(text),
  depositNumber: nullable(text),
  depositCurrency: nullable(currencyCode),
}

/** Undefined where no account was frozen. */
export const frozenIn = (row: {
  readonly [Name in keyof typeof DepositRow]: TypeOf<(typeof DepositRow)[Name]>
}): VersionedAccount | undefined => {
  const { depositBank, depositCurrency, depositId, depositNumber, depositType, depositVersion } = row
  return depositId === undefined ||
    depositVersion === undefined ||
    depositBank === undefined ||
    depositType === undefined ||
    depositNumber === undefined ||
    depositCurrency === undefined
    ? undefined
    : {
        id: depositId,
        version: depositVersion,
        bankId: depositBank as BankId,
        type: depositType,
        number: depositNumber,
        currency: depositCurrency,
      }
}

/** Sets the columns of `DEPOSIT_COLUMNS`. */
export const freezing = ({ bankId, currency: of, id: accountId, number, type, version }: VersionedAccount): Sql =>
  sql`deposit_account_id = ${accountId}, deposit_version = ${version}, deposit_bank_id = ${bankId}, deposit_type = ${type},
    deposit_number = ${number}, deposit_currency = ${of}`

export const freezeAccount = (tx: Queries, orderId: OrderId, account: VersionedAccount): Promise<void> =>
  execute(tx, sql`update orders set ${freezing(account)} where id = ${orderId}`)

/** The account is frozen on the approved orders that had none yet. The business must be locked. */
export const freezeMissing = async (tx: Queries, holder: AccountHolder): Promise<void> => {
  const account = await depositAccountOf(tx, holder)
  if (account === undefined) return
  await execute(
    tx,
    sql`update orders set ${freezing(account)} where business_id = ${holder.id} and deposit_account_id is null
      and type <> 'CONFIRMING' and status = any(${[...statusesOf('APPROVED')]}::text[])
      and not exists (select from ledger_entry where order_id = orders.id and type = 'TRANSFER')`,
  )
}

/** As a person recognises it. */
export const shownAccount = (
  country: Country,
  { bankId, id: accountId, number, version }: VersionedAccount,
): ShownAccount => ({
  id: accountId,
  version,
  bank: bankOf(country, bankId)?.name ?? `Banco ${bankId.slice(1)}`,
  lastDigits: number.slice(-4),
})

/** As a person reads it: `BancoEstado ···1904`. */
export const accountText = (country: Country, account: VersionedAccount): string => {
  const { bank, lastDigits } = shownAccount(country, account)
  return `${bank} ···${lastDigits}`
}

interface OrderWithDeposit {
  readonly type: string
  readonly status: string
  readonly frozen: VersionedAccount | undefined
}

/** After the transfer it is the account that got the money, whatever became of it. */
export const depositOf = async (
  queries: Queries,
  holder: AccountHolder,
  { frozen, status, type }: OrderWithDeposit,
): Promise<OrderDeposit | undefined> => {
  const state = stateOf(status)
  if (isConfirming({ type }) || state === 'REJECTED') return undefined
  if (!isBeforeTransfer(status))
    return frozen && { state: 'FROZEN', account: shownAccount(holder.country, frozen), replacement: undefined }
  const current = await depositAccountOf(queries, holder)
  const shown = current && shownAccount(holder.country, current)
  const depositState = depositStateOf({ current, frozen })
  if (depositState !== 'CHANGED' || frozen === undefined)
    return { state: depositState, account: shown, replacement: undefined }
  return { state: depositState, account: shownAccount(holder.country, frozen), replacement: shown }
}

/** Those before their transfer whose frozen account is not that of the company any more, oldest first. */
export const ordersToConfirm = async (queries: Queries, holder: AccountHolder): Promise<ReadonlyArray<OrderId>> => {
  const frozen = await rows(
    queries,
    FrozenRow,
    sql`select id, ${DEPOSIT_COLUMNS} from orders where business_id = ${holder.id} and deposit_account_id is not null
      and status = any(${UNTRANSFERRED}::text[]) order by id`,
  )
  if (frozen.length === 0) return []
  const current = await depositAccountOf(queries, holder)
  return frozen
    .filter((order) => depositStateOf({ current, frozen: frozenIn(order) }) === 'CHANGED')
    .map(({ id: orderId }) => orderId)
}

const UNTRANSFERRED = (['IN_REVIEW', 'PENDING_DOCUMENTS', 'APPROVED'] as const).flatMap((state) => [
  ...statusesOf(state),
])

/** Its money has not left yet, and may. */
export const isBeforeTransfer = (status: string): boolean => BEFORE_TRANSFER.has(stateOf(status))

const BEFORE_TRANSFER: ReadonlySet<TrackerState> = new Set(['IN_REVIEW', 'PENDING_DOCUMENTS', 'APPROVED', 'UNKNOWN'])

const FrozenRow = rowCodec('FrozenRow', { id: id<'Order'>(), ...DepositRow })
const StoredRow = rowCodec('DepositAccountRow', {
  id: id<'BankAccount'>(),
  version: integer,
  bankId: text,
  type: text,
  number: text,
  currency: currencyCode,
  isDefault: boolean,
  isProviderAccount: boolean,
})
