import type { NewBankAccount } from '#domain/banking/bank-account.ts'
import { type AccountKeeper, type KnownAccount, sharedWith } from '#domain/banking/shared-account.ts'
import { boolean, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { bankNamed, type AccountOwner } from './store.ts'

/** Who else has the account of a supplier, of those that the business knows; undefined also for an account of the business itself. */
export const keeperOf = async (
  queries: Queries,
  { business: { country, id }, supplier }: AccountOwner,
  account: Pick<NewBankAccount, 'bankId' | 'number'>,
): Promise<AccountKeeper | undefined> => {
  if (supplier === undefined) return undefined
  const found = await rows(
    queries,
    KnownAccountRow,
    sql`select account.bank_id as "bankId", account.number, account.is_provider_account as "isProviderAccount", supplier.name
      from bank_account account left join supplier on supplier.business_id = ${id} and supplier.id = account.supplier_id
      where account.business_id = ${id} and account.supplier_id is distinct from ${supplier.id}::bigint
        and ltrim(account.number, '0') = ltrim(${account.number}, '0')
      order by account.id`,
  )
  const known = found.map(({ bankId, isProviderAccount, name, number }): KnownAccount => ({
    bank: bankNamed(country, bankId),
    number,
    keeper: name === undefined ? { _tag: isProviderAccount ? 'Provider' : 'Company' } : { _tag: 'Supplier', name },
  }))
  return sharedWith(known, account, country)
}

const KnownAccountRow = rowCodec('KnownAccountRow', {
  bankId: text,
  number: text,
  isProviderAccount: boolean,
  name: nullable(text),
})
