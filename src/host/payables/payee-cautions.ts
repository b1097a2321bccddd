import type { TypeOf } from 'io-ts'
import type { BankAccountId } from '#domain/banking/bank-account.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import { payeeCautions } from '#domain/payables/payee-caution.ts'
import {
  type Actor,
  CONFIRMATION_CHANNELS,
  isChangedSince,
  isAsked,
  isUnconfirmed,
  payoutText,
  type PayeeState,
  type PayoutAccount,
  type PayoutData,
} from '#domain/payables/payee-confirmation.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { type CoolingOff, coolingOff } from '#domain/team/cooling-off.ts'
import type { PayeeCautionState } from '#wire/payrolls.codec.ts'
import { rulesOf } from '../approval/policy-store.ts'
import {
  boolean,
  date,
  id,
  instant,
  integer,
  nullable,
  oneOf,
  rowCodec,
  text,
  currencyCode,
} from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, rows, sql, type Sql } from '../database/sql.ts'
import { type Clock, dateOf } from '../kernel/clock.ts'
import { digestOf } from '../kernel/one-time-secret.ts'
import { currencyOf } from './currency.ts'

/** The account of a payee of a payroll in a currency that is owed, why it is confirmed before it is paid, and who did. */
export interface PayeeAccount extends PayeeState, PayoutData {
  readonly supplierId: SupplierId
  readonly name: string
  readonly email: string
  readonly caution: PayeeCautionState
  /** Who changed the payout data last; undefined for a change before that was recorded. */
  readonly author: Actor | undefined
  /** The members who confirmed its present payout data. */
  readonly confirmedBy: ReadonlyArray<UserId>
  readonly cooling: CoolingOff
}

/** The members who may confirm, and the hours that a changed account waits. */
interface Team {
  readonly holders: ReadonlyArray<UserId>
  readonly coolingHours: number
}

export interface PayeeAccountOptions {
  readonly clock: Clock
  /** One payee only. */
  readonly supplierId?: SupplierId | undefined
  /** Without payees who were paid everything. */
  readonly isOpen?: boolean
  /** No account changes until the transaction ends. */
  readonly isLocked?: boolean
}

/**
 * The payees of a payroll that have an account in the currency that is owed, by name: one for each currency, the default account
 * before the oldest.
 */
export const payeeAccountsOf = async (
  queries: Queries,
  { country, id: businessId }: PayrollOwner,
  payrollId: PayrollId,
  { clock, isLocked = false, isOpen = false, supplierId }: PayeeAccountOptions,
): Promise<ReadonlyArray<PayeeAccount>> => {
  const owed = sql`select distinct i.payee_id, coalesce(i.currency, '') as kept_currency, ${currencyOf(country)} as currency from payable i
    where i.business_id = ${businessId} and i.payroll_id = ${payrollId}
      ${supplierId === undefined ? NOTHING : sql`and i.payee_id = ${supplierId}`} ${isOpen ? IS_OPEN : NOTHING}`
  /* All accounts of the payees, because another default changes which one is paid. */
  if (isLocked)
    await execute(
      queries,
      sql`select from bank_account where business_id = ${businessId} and supplier_id in (select payee_id from (${owed}) owed)
        order by id for share`,
    )
  return accountsFor(queries, { country, id: businessId }, owed, payrollId, clock)
}

/**
 * The suppliers whose account in the currency of the country a member confirms before the next payroll pays it: by the rule of the payroll,
 * which keeps no account yet.
 */
export const unconfirmedSuppliers = async (
  queries: Queries,
  { country, id: businessId }: PayrollOwner,
  clock: Clock,
): Promise<ReadonlyArray<SupplierId>> => {
  const all = sql`select id as payee_id, '' as kept_currency, ${profileOf(country).currency}::text as currency from supplier
    where business_id = ${businessId}`
  const accounts = await accountsFor(queries, { country, id: businessId }, all, undefined, clock)
  return accounts
    .filter((one) => isAsked(one) || one.cooling._tag === 'AnotherConfirms')
    .map(({ supplierId }) => supplierId)
}

/** `owed` selects the payees and currencies. */
const accountsFor = async (
  queries: Queries,
  { country, id: businessId }: PayrollOwner,
  owed: Sql,
  payrollId: PayrollId | undefined,
  clock: Clock,
): Promise<ReadonlyArray<PayeeAccount>> => {
  const team = await teamIn(queries, { country, id: businessId }, clock)
  const found = await rows(
    queries,
    AccountRow,
    sql`select payee.id as "supplierId", payee.name, payee.identifier, account.id as "accountId", account.version,
        account.bank_id as "bankId", account.type, account.number, account.email, account.currency, account.payout_changed_at as "changedAt",
        account.payout_changed_by as "changedBy", account.payout_changed_operator as "changedOperator",
        confirmation.digest as "confirmedDigest", confirmation.confirmed_on as "confirmedOn", confirmation.channel,
        confirmation.person, confirmation.operator, app_user.name as "confirmedBy", confirmation.user_id as "confirmedById",
        confirmation.earlier_user_id as "earlierId", confirmation.earlier_digest as "earlierDigest",
        kept.account_id as "keptId", kept.digest as "keptDigest", known.phone, known.updated_at as "phoneSince",
        exists (select from payable i where i.business_id = ${businessId} and i.payee_id = payee.id and i.location = 'paid'
          and coalesce(i.currency, '') = owed.kept_currency and i.payroll_id is not null and i.moved_on >= account.payout_changed_at::date) as "isPaidBefore"
      from (${owed}) owed
        join supplier payee on payee.business_id = ${businessId} and payee.id = owed.payee_id
        join bank_account account on account.id = (
          select one.id from bank_account one where one.business_id = ${businessId} and one.supplier_id = owed.payee_id
            and one.currency = owed.currency order by one.is_default desc, one.id limit 1)
        left join payee_confirmation confirmation on confirmation.account_id = account.id
        left join app_user on app_user.id = confirmation.user_id
        left join lateral (
          select one.account_id, one.digest from payroll_payee one
            where one.business_id = ${businessId} and one.payroll_id = ${payrollId ?? null}::bigint and one.supplier_id = owed.payee_id
              and one.currency in (owed.kept_currency, '') order by one.currency desc limit 1) kept on true
        left join lateral (
          select one.phone, one.updated_at from contact one
            where one.business_id = ${businessId} and one.supplier_id = owed.payee_id and one.phone <> ''
              and one.updated_at < account.payout_changed_at order by one.updated_at, one.id limit 1) known on true
      order by payee.sort_key collate "C", payee.id, owed.kept_currency`,
  )
  return found.map((one) => payeeAccountIn(one, country, clock, team))
}

/** Those that are asked before the payroll is shown, declared or financed. */
export const unconfirmedPayees = async (
  queries: Queries,
  business: PayrollOwner,
  payrollId: PayrollId,
  clock: Clock,
): Promise<ReadonlyArray<PayeeAccount>> =>
  (await payeeAccountsOf(queries, business, payrollId, { clock, isOpen: true })).filter(isUnconfirmed)

/** The digest of an account with these payout data. */
export const payoutDigest = (data: PayoutData): string => digestOf(payoutText(data))

export interface PayrollOwner {
  readonly id: BusinessId
  readonly country: Country
}

const payeeAccountIn = (found: TypeOf<typeof AccountRow>, country: Country, clock: Clock, team: Team): PayeeAccount => {
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
    clock.today(country),
  )
  const author = changedBy && { userId: changedBy, operator: found.changedOperator }
  const confirmedBy = confirmersOf(found, account.digest)
  const cooling = coolingOff(
    { author, changedAt: changedAt.getTime(), confirmedBy, holders: team.holders },
    team.coolingHours,
    clock.now(),
  )
  const state: PayeeState = { account, cautions, confirmed, kept, isCooling: cooling._tag !== 'Over' }
  return {
    ...data,
    ...state,
    supplierId,
    name,
    email: found.email,
    author,
    confirmedBy,
    cooling,
    caution: {
      version: found.version,
      reasons: cautions,
      isUnconfirmed: isUnconfirmed(state),
      phone: found.phone,
      phoneSince: found.phoneSince && dateOf(country, found.phoneSince.getTime()),
      waits: undefined,
      ...confirmationIn(found, account.digest),
    },
  }
}

const teamIn = async (queries: Queries, business: PayrollOwner, clock: Clock): Promise<Team> => {
  const { policy, team } = await rulesOf(queries, business, clock.now())
  const holders = team.filter((member) => member.may('confirm')).map(({ userId }) => userId)
  return { holders, coolingHours: policy.coolingHours }
}

/** The last one, and the one before if that was of the same payout data. */
const confirmersOf = (
  { confirmedById, confirmedDigest, earlierDigest, earlierId }: TypeOf<typeof AccountRow>,
  digest: string,
): ReadonlyArray<UserId> => [
  ...(confirmedById !== undefined && confirmedDigest === digest ? [confirmedById] : []),
  ...(earlierId !== undefined && earlierDigest === digest ? [earlierId] : []),
]

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

/** Selects the rows of the table `payable i` that the payroll still pays. */
export const IS_OPEN: Sql = sql`and i.location = 'scheduled' and i.obstacle is null`

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
  currency: currencyCode,
  changedAt: instant,
  changedBy: nullable(id<'User'>()),
  changedOperator: nullable(text),
  confirmedDigest: nullable(text),
  confirmedOn: nullable(date),
  confirmedBy: nullable(text),
  confirmedById: nullable(id<'User'>()),
  earlierId: nullable(id<'User'>()),
  earlierDigest: nullable(text),
  operator: nullable(text),
  channel: nullable(oneOf(CONFIRMATION_CHANNELS)),
  person: nullable(text),
  keptId: nullable(id<'BankAccount'>()),
  keptDigest: nullable(text),
  isPaidBefore: boolean,
  phone: nullable(text),
  phoneSince: nullable(instant),
})
