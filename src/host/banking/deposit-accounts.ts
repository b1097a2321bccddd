import type { TypeOf } from 'io-ts'
import type { BankAccountId } from '#domain/banking/bank-account.ts'
import type { BankId } from '#domain/banking/bank.ts'
import { depositAccount } from '#domain/banking/default-account.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { DepositAccount, ShownAccount } from '#domain/orders/transfer-obstacles.ts'
import type { ProposedDeposit } from '#wire/approvals.codec.ts'
import { boolean, currencyCode, id, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, type Sql } from '../database/sql.ts'
import { bankOf } from './banks.ts'

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
): Promise<VersionedAccount | undefined> => (await depositAccountsOf(queries, [holder])).get(holder.id)

/** The same for several companies at once. */
export const depositAccountsOf = async (
  queries: Queries,
  holders: ReadonlyArray<AccountHolder>,
): Promise<ReadonlyMap<BusinessId, VersionedAccount>> => {
  const accounts = await ownAccounts(queries, holders)
  return new Map(
    holders.flatMap(({ country, id: businessId }) => {
      const own = accounts.filter((account) => account.businessId === businessId)
      const found = depositAccount(own, profileOf(country).currency)
      return found === undefined ? [] : [[businessId, versioned(found)]]
    }),
  )
}

/** The account of the company with this id, whatever its currency. */
export const ownAccountOf = async (
  queries: Queries,
  holder: AccountHolder,
  accountId: BankAccountId,
): Promise<VersionedAccount | undefined> => {
  const found = (await ownAccounts(queries, [holder])).find((account) => account.id === accountId)
  return found && versioned(found)
}

const ownAccounts = (queries: Queries, holders: ReadonlyArray<AccountHolder>) =>
  rows(
    queries,
    StoredRow,
    sql`select business_id as "businessId", id, version, bank_id as "bankId", type, number, currency, is_default as "isDefault",
        is_provider_account as "isProviderAccount"
      from bank_account where business_id = any(${holders.map(({ id }) => id)}::bigint[]) and supplier_id is null
      order by is_default desc, id`,
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

/** The name of a bank, or its code where the country has it no more. */
export const bankText = (country: Country, bankId: BankId): string =>
  bankOf(country, bankId)?.name ?? `Banco ${bankId.slice(1)}`

/** The account in a form that a person recognises. */
export const shownAccount = (
  country: Country,
  { bankId, id: accountId, number, version }: Pick<VersionedAccount, 'bankId' | 'id' | 'number' | 'version'>,
): ShownAccount => ({
  id: accountId,
  version,
  bank: bankText(country, bankId),
  lastDigits: number.slice(-4),
})

/** The account as others who authorise read it: what a bank needs of it. */
export const proposedDeposit = (
  country: Country,
  { bankId, currency, number, type }: VersionedAccount,
): ProposedDeposit => ({ bank: bankText(country, bankId), type, number, currency })

/** The account for a person who reads: `BancoEstado ···1904`. */
export const accountText = (country: Country, account: VersionedAccount): string => {
  const { bank, lastDigits } = shownAccount(country, account)
  return `${bank} ···${lastDigits}`
}

const StoredRow = rowCodec('DepositAccountRow', {
  businessId: id<'Business'>(),
  id: id<'BankAccount'>(),
  version: integer,
  bankId: text,
  type: text,
  number: text,
  currency: currencyCode,
  isDefault: boolean,
  isProviderAccount: boolean,
})
