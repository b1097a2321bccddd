import type { TypeOf } from 'io-ts'
import { maskedNumber } from '#domain/banking/account-number.ts'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { UserId } from '#domain/kernel/id.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import { isAsked } from '#domain/payables/payee-confirmation.ts'
import type { PayrollTransfers } from '#wire/payrolls.codec.ts'
import { accountsOf, bankNamed } from '../banking/index.ts'
import type { Queries } from '../database/database.ts'
import type { Business } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { payeeAccountsOf, type PayeeAccount } from './payee-cautions.ts'
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

/** One for each payee and currency, to its account in that currency, as `userId` sees it. Numbers of accounts to confirm are masked. */
export const transfersOf = async (
  queries: Queries,
  business: Business,
  payrollId: PayrollId,
  clock: Clock,
  userId: UserId,
): Promise<Transfers['payees']> => {
  const accounts = new Map(
    (await payeeAccountsOf(queries, business, payrollId, { clock })).map((one) => [
      `${one.supplierId} ${one.currency}`,
      one,
    ]),
  )
  const payees = await payeesOf(queries, business, payrollId)
  return payees.map(({ folios, identifier, invoices, name, supplierId: id, total }) => {
    const found = accounts.get(`${id} ${total.currency}`)
    const account = found && shownAccount(business.country, found)
    return { id, identifier, folios, invoices, name, total, account, caution: found && cautionOf(found, userId) }
  })
}

const cautionOf = (account: PayeeAccount, userId: UserId): Transfers['payees'][number]['caution'] => {
  const { caution, confirmedBy, cooling } = account
  if (cooling._tag === 'Over') return caution
  return {
    ...caution,
    waits: {
      until: cooling.until,
      isAsked: isAsked(account) || (cooling._tag === 'AnotherConfirms' && !confirmedBy.includes(userId)),
      isShortened: cooling._tag === 'AnotherConfirms',
    },
  }
}

const shownAccount = (
  country: Country,
  { bankId, caution, email, holderIdentifier, name, number, type }: PayeeAccount,
): Transfers['payees'][number]['account'] => {
  const bank = bankNamed(country, bankId)
  return {
    bank: bank.name,
    bankCode: bank.code,
    type,
    number: caution.isUnconfirmed ? maskedNumber(number) : number,
    holder: name,
    holderIdentifier,
    email,
  }
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
