import type { TypeOf } from 'io-ts'
import { maskedNumber } from '#domain/banking/account-number.ts'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { UserId } from '#domain/kernel/id.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import { isAsked } from '#domain/payables/payee-confirmation.ts'
import { PAYROLL_ACTS, type PayrollTransfers } from '#wire/payrolls.codec.ts'
import { neededApprovers } from '../approval/approvers.ts'
import { accountsOf, bankNamed } from '../banking/index.ts'
import type { Queries } from '../database/database.ts'
import type { Business, Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { payeeAccountsOf, type PayeeAccount } from './payee-cautions.ts'
import { amountOfLists } from './payment-content.ts'
import type { StoredPayroll } from './payroll-row.ts'
import { payeesOf, payrollById } from './payroll-store.ts'

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

/** Where a payroll is paid. While others have to authorise its payment, account numbers are masked. */
export const payrollTransfers = async (
  clock: Clock,
  queries: Queries,
  business: Business,
  { user }: Pick<Session, 'user'>,
  payrollId: PayrollId,
): Promise<Transfers> => {
  const payroll = await payrollById(queries, business, payrollId)
  const guardedActs = payroll === undefined ? [] : await guardedActsOf(clock, queries, business, user.id, payroll)
  const isMasked = guardedActs.includes('PAY')
  const payees = await transfersOf(queries, business, payrollId, clock, user.id, isMasked)
  const { account, ownAccounts } = await businessAccountsOf(queries, business)
  const isLocal = payees.every(({ total }) => total.currency === profileOf(business.country).currency)
  const shown = account && isMasked ? { ...account, number: maskedNumber(account.number) } : account
  return {
    account: isLocal ? shown : undefined,
    ownAccounts,
    payees,
    ...(guardedActs.length === 0 ? {} : { guardedActs }),
  }
}

/** The acts that others authorise before the user can do them with the payroll, as long as neither was done. */
export const guardedActsOf = async (
  clock: Clock,
  queries: Queries,
  business: Business,
  by: UserId,
  payroll: StoredPayroll,
): Promise<NonNullable<Transfers['guardedActs']>> => {
  if (payroll.status !== 'SCHEDULED_READY_TO_PAY') return []
  const guarded: Array<(typeof PAYROLL_ACTS)[number]> = []
  for (const act of PAYROLL_ACTS) {
    const isWaiting = payroll.approval?.act === act
    const amount = amountOfLists(business, [payroll])
    if (isWaiting || (await neededApprovers(queries, business, { act, by, at: clock.now() }, amount)) > 0)
      guarded.push(act)
  }
  return guarded
}

/** One for each payee and currency, to its account in that currency, as `userId` sees it. Numbers of accounts to confirm are masked. */
export const transfersOf = async (
  queries: Queries,
  business: Business,
  payrollId: PayrollId,
  clock: Clock,
  userId: UserId,
  isMasked: boolean,
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
    const account = found && shownAccount(business.country, found, isMasked)
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
  isMasked: boolean,
): Transfers['payees'][number]['account'] => {
  const bank = bankNamed(country, bankId)
  return {
    bank: bank.name,
    bankCode: bank.code,
    type,
    number: isMasked || caution.isUnconfirmed ? maskedNumber(number) : number,
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
