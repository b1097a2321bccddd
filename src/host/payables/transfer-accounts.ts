import type { TypeOf } from 'io-ts'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { PayrollTransfers } from '#wire/payrolls.codec.ts'
import { accountsOf } from '../banking/store.ts'
import type { Queries } from '../database/database.ts'
import type { Business } from '../identity/session.ts'
import { supplierOf } from '../suppliers/store.ts'
import { cautionOf } from './payee-cautions.ts'
import { payeesOf, type PayeeTotal } from './payroll-store.ts'

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
  today: CivilDate,
): Promise<Transfers['payees']> => {
  const transfers: Array<Transfers['payees'][number]> = []
  for (const { account, payee } of await payeeAccountsOf(queries, business, payrollId)) {
    const { folios, identifier, invoices, name, total } = payee
    const caution = account && (await cautionOf(queries, business, payee, account, today))
    transfers.push({ folios, identifier, invoices, name, total, account: account && detailsOf(account), caution })
  }
  return transfers
}

/** The payees of a payroll with their default accounts. */
export const payeeAccountsOf = async (
  queries: Queries,
  business: Business,
  payrollId: PayrollId,
): Promise<ReadonlyArray<{ readonly payee: PayeeTotal; readonly account: BankAccount | undefined }>> => {
  const found: Array<{ readonly payee: PayeeTotal; readonly account: BankAccount | undefined }> = []
  for (const payee of await payeesOf(queries, business, payrollId)) {
    const supplier = await supplierOf(queries, business.id, payee.supplierId)
    const accounts = supplier === undefined ? [] : await accountsOf(queries, { business, supplier })
    found.push({ payee, account: accounts.find(({ isDefault }) => isDefault) })
  }
  return found
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
