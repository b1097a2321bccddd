import type { TypeOf } from 'io-ts'
import type { BankAccountId } from '#domain/banking/bank-account.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Currency } from '#domain/kernel/money.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import { payeeCautions } from '#domain/payables/payee-caution.ts'
import {
  type Actor,
  CONFIRMATION_CHANNELS,
  isChangedSince,
  isUnconfirmed,
  payoutText,
  type PayeeState,
  type PayoutAccount,
  type PayoutData,
} from '#domain/payables/payee-confirmation.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import type { PayeeCautionState } from '#wire/payrolls.codec.ts'
import { boolean, date, id, instant, integer, nullable, oneOf, rowCodec, text, word } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, type Sql } from '../database/sql.ts'
import { dateOf } from '../kernel/clock.ts'
import { digestOf } from '../kernel/one-time-secret.ts'

/** The default account of a payee of a payroll, why it is confirmed before it is paid, and who did. */
export interface PayeeAccount extends PayeeState, PayoutData {
  readonly supplierId: SupplierId
  readonly name: string
  readonly email: string
  readonly caution: PayeeCautionState
  /** Who changed the payout data last; undefined for a change before that was recorded. */
  readonly author: Actor | undefined
}

export interface PayeeAccountOptions {
  readonly today: CivilDate
  /** One payee only. */
  readonly supplierId?: SupplierId | undefined
  /** Without payees who were paid everything. */
  readonly isOpen?: boolean
  /** No account changes until the transaction ends. */
  readonly isLocked?: boolean
}

/** The payees of a payroll that have an account, by name. */
export const payeeAccountsOf = async (
  queries: Queries,
  { country, id: businessId }: PayrollOwner,
  payrollId: PayrollId,
  { isLocked = false, isOpen = false, supplierId, today }: PayeeAccountOptions,
): Promise<ReadonlyArray<PayeeAccount>> => {
  const found = await rows(
    queries,
    AccountRow,
    sql`select payee.id as "supplierId", payee.name, payee.identifier, account.id as "accountId", account.version,
        account.bank_id as "bankId", account.type, account.number, account.email, account.currency, account.payout_changed_at as "changedAt",
        account.payout_changed_by as "changedBy", account.payout_changed_operator as "changedOperator",
        confirmation.digest as "confirmedDigest", confirmation.confirmed_on as "confirmedOn", confirmation.channel,
        confirmation.person, confirmation.operator, app_user.name as "confirmedBy",
        kept.account_id as "keptId", kept.digest as "keptDigest",
        exists (select from payable i where i.business_id = ${businessId} and i.payee_id = payee.id and i.location = 'paid'
          and i.payroll_id is not null and i.moved_on >= account.payout_changed_at::date) as "isPaidBefore"
      from supplier payee
        join bank_account account on account.business_id = ${businessId} and account.supplier_id = payee.id and account.is_default
        left join payee_confirmation confirmation on confirmation.account_id = account.id
        left join app_user on app_user.id = confirmation.user_id
        left join payroll_payee kept on kept.business_id = ${businessId} and kept.payroll_id = ${payrollId}
          and kept.supplier_id = payee.id
      where payee.business_id = ${businessId} ${supplierId === undefined ? NOTHING : sql`and payee.id = ${supplierId}`}
        and payee.id in (select i.payee_id from payable i where i.business_id = ${businessId} and i.payroll_id = ${payrollId}
          ${isOpen ? sql`and i.location = 'scheduled' and i.obstacle is null` : NOTHING})
      order by payee.sort_key collate "C", payee.id ${isLocked ? sql`for share of account` : NOTHING}`,
  )
  return found.map((one) => payeeAccountIn(one, country, today))
}

/** Those that are asked before the payroll is shown, declared or financed. */
export const unconfirmedPayees = async (
  queries: Queries,
  business: PayrollOwner,
  payrollId: PayrollId,
  today: CivilDate,
): Promise<ReadonlyArray<PayeeAccount>> =>
  (await payeeAccountsOf(queries, business, payrollId, { today, isOpen: true })).filter(isUnconfirmed)

/** Of an account with these payout data. */
export const payoutDigest = (data: PayoutData): string => digestOf(payoutText(data))

export interface PayrollOwner {
  readonly id: BusinessId
  readonly country: Country
}

const payeeAccountIn = (found: TypeOf<typeof AccountRow>, country: Country, today: CivilDate): PayeeAccount => {
  const { bankId, changedAt, changedBy, currency, identifier, isPaidBefore, name, number, supplierId, type } = found
  const data: PayoutData = { bankId, type, number, holderIdentifier: identifier, currency }
  const account: PayoutAccount = { id: found.accountId, digest: payoutDigest(data) }
  const confirmed = accountIn(found.accountId, found.confirmedDigest)
  const kept = accountIn(found.keptId, found.keptDigest)
  const bankCode = bankId.slice(-BANK_DIGITS)
  const cautions = payeeCautions(
    {
      identifier,
      holderIdentifier: identifier,
      bankCode,
      bankOfNumber: type === 'CUENTA_CLABE' ? number.slice(0, BANK_DIGITS) : bankCode,
      changedOn: dateOf(country, changedAt.getTime()),
      isPaidBefore,
      isChangedSince: isChangedSince(kept, account),
    },
    today,
  )
  const state: PayeeState = { account, cautions, confirmed, kept }
  return {
    ...data,
    ...state,
    supplierId,
    name,
    email: found.email,
    author: changedBy && { userId: changedBy, operator: found.changedOperator },
    caution: {
      version: found.version,
      reasons: cautions,
      isUnconfirmed: isUnconfirmed(state),
      ...confirmationIn(found, account.digest),
    },
  }
}

const accountIn = (accountId: BankAccountId | undefined, digest: string | undefined): PayoutAccount | undefined =>
  accountId === undefined || digest === undefined ? undefined : { id: accountId, digest }

/** Who asked whom. Nothing of a confirmation of other payout data. */
const confirmationIn = (
  { channel, confirmedBy, confirmedDigest, confirmedOn, operator, person }: TypeOf<typeof AccountRow>,
  digest: string,
): Pick<PayeeCautionState, 'channel' | 'confirmedBy' | 'confirmedOn' | 'operator' | 'person'> =>
  confirmedDigest === digest
    ? { confirmedBy, confirmedOn, operator, channel, person }
    : { confirmedBy: undefined, confirmedOn: undefined, operator: undefined, channel: undefined, person: undefined }

/** A CLABE begins with the digits of its bank, with which the id of the bank ends. */
const BANK_DIGITS = 3

const NOTHING: Sql = sql``

const AccountRow = rowCodec('PayeeAccountRow', {
  supplierId: id<'Supplier'>(),
  name: text,
  identifier: text,
  accountId: id<'BankAccount'>(),
  version: integer,
  bankId: text,
  type: text,
  number: text,
  email: text,
  currency: word<Currency>({ CLP: true, MXN: true, USD: true }),
  changedAt: instant,
  changedBy: nullable(id<'User'>()),
  changedOperator: nullable(text),
  confirmedDigest: nullable(text),
  confirmedOn: nullable(date),
  confirmedBy: nullable(text),
  operator: nullable(text),
  channel: nullable(oneOf(CONFIRMATION_CHANNELS)),
  person: nullable(text),
  keptId: nullable(id<'BankAccount'>()),
  keptDigest: nullable(text),
  isPaidBefore: boolean,
})
