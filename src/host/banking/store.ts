import type { BankAccount, BankAccountId, NewBankAccount } from '#domain/banking/bank-account.ts'
import type { Bank, BankId } from '#domain/banking/bank.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Supplier } from '#domain/suppliers/supplier.ts'
import { boolean, id, integer, nullable, rowCodec, text, currencyCode } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, optionalRow, row, rows, sql, type Sql } from '../database/sql.ts'
import type { Business, Session } from '../kernel/caller.ts'
import { bankOf } from './banks.ts'

/** Whose accounts they are: those of a supplier of the business, or its own without one. */
export interface AccountOwner {
  readonly business: Business
  readonly supplier?: Supplier
}

/** A new account; what is optional in the form may be left out. */
export type AccountValues = Omit<NewBankAccount, 'alias'> & Partial<Pick<NewBankAccount, 'alias'>>

/** The default account first, then the oldest. */
export const accountsOf = async (queries: Queries, owner: AccountOwner): Promise<ReadonlyArray<BankAccount>> => {
  const found = await rows(
    queries,
    AccountRow,
    sql`select ${COLUMNS} from bank_account where ${ownedBy(owner)} order by is_default desc, id`,
  )
  return found.map((one) => accountIn(owner, one))
}

export const accountOf = async (
  queries: Queries,
  owner: AccountOwner,
  accountId: BankAccountId,
): Promise<BankAccount | undefined> => {
  const found = await optionalRow(
    queries,
    AccountRow,
    sql`select ${COLUMNS} from bank_account where ${ownedBy(owner)} and id = ${accountId}`,
  )
  return found && accountIn(owner, found)
}

/** Whether another account of the business has this bank and number. */
export const hasAccount = (
  queries: Queries,
  owner: AccountOwner,
  { bankId, number }: Pick<NewBankAccount, 'bankId' | 'number'>,
  except?: BankAccountId,
): Promise<boolean> =>
  hasRow(
    queries,
    sql`select from bank_account where ${ownedBy(owner)} and bank_id = ${bankId}
      and ltrim(number, '0') = ltrim(${number}, '0') and id is distinct from ${except}::bigint`,
  )

export const insertAccount = async (
  tx: Queries,
  owner: AccountOwner,
  { alias, bankId, currency, email, number, type }: AccountValues,
  { isDefault, isProviderAccount = false }: { readonly isDefault: boolean; readonly isProviderAccount?: boolean },
  now: Date,
): Promise<BankAccount> =>
  accountIn(
    owner,
    await row(
      tx,
      AccountRow,
      sql`insert into bank_account (business_id, supplier_id, bank_id, type, number, email, alias, currency, is_default,
          is_provider_account, created_at, updated_at)
        values (${owner.business.id}, ${owner.supplier?.id ?? null}, ${bankId}, ${type}, ${number}, ${email}, ${alias}, ${currency}, ${isDefault},
          ${isProviderAccount}, ${now}, ${now})
        returning ${COLUMNS}`,
    ),
  )

export const replaceAccount = async (
  tx: Queries,
  owner: AccountOwner,
  accountId: BankAccountId,
  { alias, bankId, currency, email, number, type }: NewBankAccount,
  now: Date,
): Promise<BankAccount> =>
  accountIn(
    owner,
    await row(
      tx,
      AccountRow,
      sql`update bank_account set bank_id = ${bankId}, type = ${type}, number = ${number}, email = ${email},
          alias = ${alias}, currency = ${currency}, version = version + 1, updated_at = ${now}
        where ${ownedBy(owner)} and id = ${accountId} returning ${COLUMNS}`,
    ),
  )

/** The previous default of the same kind loses it first: only one may have it at any moment. */
export const makeDefaultAccount = async (
  tx: Queries,
  owner: AccountOwner,
  { id, isProviderAccount }: BankAccount,
  now: Date,
): Promise<void> => {
  const ofKind = sql`${ownedBy(owner)} and is_provider_account = ${isProviderAccount}`
  await execute(
    tx,
    sql`update bank_account set is_default = false, version = version + 1, updated_at = ${now} where ${ofKind} and is_default`,
  )
  await execute(
    tx,
    sql`update bank_account set is_default = true, version = version + 1, updated_at = ${now} where ${ofKind} and id = ${id}`,
  )
}

/** Who changed where its money arrives, or made it the default. */
export const recordAuthor = (
  tx: Queries,
  accountId: BankAccountId,
  { operator, user }: Pick<Session, 'operator' | 'user'>,
): Promise<void> =>
  execute(
    tx,
    sql`update bank_account set payout_changed_by = ${user.id}, payout_changed_operator = ${operator ?? null}
      where id = ${accountId}`,
  )

export const deleteAccount = (tx: Queries, owner: AccountOwner, accountId: BankAccountId): Promise<void> =>
  execute(tx, sql`delete from bank_account where ${ownedBy(owner)} and id = ${accountId}`)

/** Deletes the account of the financier to which the company transfers the total of its payrolls. */
export const deleteProviderAccounts = (tx: Queries, businessId: BusinessId): Promise<void> =>
  execute(tx, sql`delete from bank_account where business_id = ${businessId} and is_provider_account`)

const COLUMNS: Sql = sql`id, bank_id, type, number, email, alias, currency, is_default, is_provider_account, version`

const AccountRow = rowCodec('BankAccountRow', {
  id: id<'BankAccount'>(),
  bank_id: text,
  type: text,
  number: text,
  email: text,
  alias: nullable(text),
  currency: currencyCode,
  is_default: boolean,
  is_provider_account: boolean,
  version: integer,
})

const ownedBy = ({ business, supplier }: AccountOwner): Sql =>
  sql`business_id = ${business.id} and supplier_id is not distinct from ${supplier?.id ?? null}::bigint`

/** The holder of an account is its owner. */
const accountIn = ({ business, supplier }: AccountOwner, found: typeof AccountRow._A): BankAccount => ({
  id: found.id,
  bank: bankNamed(business.country, found.bank_id),
  type: found.type,
  number: found.number,
  holder: (supplier ?? business).name,
  holderIdentifier: (supplier ?? business).identifier,
  email: found.email,
  alias: found.alias,
  currency: found.currency,
  isDefault: found.is_default,
  isProviderAccount: found.is_provider_account,
  version: found.version,
})

/** Also a bank that left the list since the account was stored. */
export const bankNamed = (country: Country, stored: string): Bank => {
  const id = stored as BankId
  return bankOf(country, id) ?? { id, name: `Banco ${id.slice(1)}`, code: id.slice(1) }
}
