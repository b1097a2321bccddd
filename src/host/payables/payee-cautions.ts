import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BankAccount, BankAccountId } from '#domain/banking/bank-account.ts'
import { payeeCautions } from '#domain/payables/payee-caution.ts'
import type { PayeeCautionState } from '#wire/payrolls.codec.ts'
import { boolean, date, instant, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, row, sql } from '../database/sql.ts'
import type { Business, Session } from '../identity/session.ts'
import { dateOf } from '../kernel/clock.ts'
import type { PayeeTotal } from './payroll-store.ts'

/** Why the account of a payee is confirmed before it is paid, and who did for this version of the account. */
export const cautionOf = async (
  queries: Queries,
  { country, id: businessId }: Pick<Business, 'country' | 'id'>,
  { identifier, supplierId }: PayeeTotal,
  account: BankAccount,
  today: CivilDate,
): Promise<PayeeCautionState> => {
  const found = await row(
    queries,
    CautionRow,
    sql`select account.updated_at, confirmation.confirmed_on, app_user.name as confirmed_by, confirmation.operator,
        exists (select from payable i where i.business_id = ${businessId} and i.payee_id = ${supplierId}
          and i.location = 'paid' and i.payroll_id is not null and i.moved_on >= account.updated_at::date) as is_paid_before
      from bank_account account
        left join payee_confirmation confirmation
          on confirmation.account_id = account.id and confirmation.version = account.version
        left join app_user on app_user.id = confirmation.user_id
      where account.id = ${account.id}`,
  )
  const bankCode = account.bank.code.slice(-BANK_DIGITS)
  return {
    version: account.version,
    reasons: payeeCautions(
      {
        identifier,
        holderIdentifier: account.holderIdentifier,
        bankCode,
        bankOfNumber: account.type === 'CUENTA_CLABE' ? account.number.slice(0, BANK_DIGITS) : bankCode,
        changedOn: dateOf(country, found.updated_at.getTime()),
        isPaidBefore: found.is_paid_before,
        isChangedSince: false,
      },
      today,
    ),
    confirmedBy: found.confirmed_by,
    confirmedOn: found.confirmed_on,
    operator: found.operator,
  }
}

/** A CLABE begins with the digits of its bank. */
const BANK_DIGITS = 3

/** For this version of the account only. */
export const confirmPayee = (
  tx: Queries,
  { id: accountId, version }: { readonly id: BankAccountId; readonly version: number },
  { operator, user }: Pick<Session, 'operator' | 'user'>,
  today: CivilDate,
): Promise<void> =>
  execute(
    tx,
    sql`insert into payee_confirmation (account_id, version, user_id, operator, confirmed_on)
      values (${accountId}, ${version}, ${user.id}, ${operator ?? null}, ${today}::date)
      on conflict (account_id) do update set version = excluded.version, user_id = excluded.user_id,
        operator = excluded.operator,        confirmed_on = excluded.confirmed_on`,
  )

const CautionRow = rowCodec('CautionRow', {
  updated_at: instant,
  confirmed_on: nullable(date),
  confirmed_by: nullable(text),
  operator: nullable(text),
  is_paid_before: boolean,
})
