import { maskedNumber } from '#domain/banking/account-number.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Money } from '#domain/kernel/money.ts'
import { owedOf } from '#domain/payables/payable-invoice.ts'
import { guardedAmount } from '#domain/team/approval-need.ts'
import type { PaymentContent } from '#wire/payment-content.codec.ts'
import { bankNamed } from '../banking/index.ts'
import type { Queries } from '../database/database.ts'
import type { Business } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { digestOf } from '../kernel/one-time-secret.ts'
import { payablesById } from './list.ts'
import { payeeAccountsOf, type PayeeAccount } from './payee-cautions.ts'
import type { StoredPayroll } from './payroll-row.ts'
import { payeesOf, scheduledIn } from './payroll-store.ts'

type PaidList = PaymentContent['lists'][number]

/** The payees, amounts and accounts of the lists before they are paid: others read and authorise them. */
export const paidLists = async (
  queries: Queries,
  business: Business,
  payrolls: ReadonlyArray<StoredPayroll>,
  clock: Clock,
): Promise<ReadonlyArray<PaidList>> => {
  const lists: Array<PaidList> = []
  for (const payroll of payrolls) lists.push(await paidList(queries, business, payroll, clock))
  return lists
}

const paidList = async (
  queries: Queries,
  business: Business,
  { id, name, paymentDate }: StoredPayroll,
  clock: Clock,
): Promise<PaidList> => {
  const invoices = await payablesById(queries, business, await scheduledIn(queries, id))
  const lines = invoices.map((invoice) => {
    const { currency, minor } = owedOf(invoice)
    return `${invoice.id} ${invoice.payeeId} ${minor} ${currency} ${invoice.amount.minor}`
  })
  const accounts = await payeeAccountsOf(queries, business, id, { clock })
  const payees = await payeesOf(queries, business, id)
  return {
    id,
    name,
    paymentDate,
    digest: digestOf(lines.toSorted().join('\n')),
    payees: payees.map(({ supplierId, ...payee }) => {
      const account = accounts.find((one) => one.supplierId === supplierId && one.currency === payee.total.currency)
      return { ...payee, id: supplierId, account: account && accountIn(business, account) }
    }),
  }
}

const accountIn = ({ country }: Business, { account, bankId, number, type }: PayeeAccount) => ({
  bank: bankNamed(country, bankId).name,
  type,
  number: maskedNumber(number),
  digest: account.digest,
})

/** In the currency of the country, at the rates of the documents. */
export const amountOfLists = ({ country }: Business, payrolls: ReadonlyArray<StoredPayroll>): Money | undefined =>
  guardedAmount(
    profileOf(country).currency,
    payrolls.map(({ total }) => total),
  )
