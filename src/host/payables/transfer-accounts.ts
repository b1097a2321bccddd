import type { TypeOf } from 'io-ts'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { PayrollTransfers } from '#wire/payrolls.codec.ts'
import { accountsOf } from '../banking/store.ts'
import type { Queries } from '../database/database.ts'
import type { Business } from '../identity/session.ts'
import { supplierOf } from '../suppliers/store.ts'
import { payeesOf } from './payroll-store.ts'

type Transfers = TypeOf<ReturnType<typeof PayrollTransfers>>

/** To which the business transfers what the financier pays to its suppliers, undefined without one; and its own accounts. */
export const businessAccountsOf = async (
  queries: Queries,
  business: Business,
): Promise<Pick<Transfers, 'account' | 'ownAccounts'>> => {
  const accounts = await accountsOf(queries, { business })
  const account = accounts.find(({ isDefault, isProviderAccount }) => isProviderAccount && isDefault)
  const own = accounts.filter(({ isProviderAccount }) => !isProviderAccount)
  return { account: account && detailsOf(account), ownAccounts: own.map(detailsOf) }
}

/** One for each payee, to its default account. */
export const transfersOf = async (
  queries: Queries,
  business: Business,
  payrollId: PayrollId,
): Promise<Transfers['payees']> => {
  const payees = await payeesOf(queries, business, payrollId)
  const transfers: Array<Transfers['payees'][number]> = []
  for (const { supplierId, ...payee } of payees) {
    const supplier = await supplierOf(queries, business.id, supplierId)
    const accounts = supplier === undefined ? [] : await accountsOf(queries, { business, supplier })
    const account = accounts.find(({ isDefault }) => isDefault)
    transfers.push({ ...payee, account: account && detailsOf(account) })
  }
  return transfers
}

const detailsOf = ({ bank, email, holder, holderIdentifier, number, type }: BankAccount) => ({
  bank: bank.name,
  bankCode: bank.code,
  type,
  number,
  holder,
  holderIdentifier,
  email,
})
