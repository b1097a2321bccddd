import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Currency } from '#domain/kernel/money.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { PayeeConfirmation } from '#domain/payables/payee-confirmation.ts'
import type { PayrollStatus } from '#domain/payables/payroll.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql } from '../database/sql.ts'
import type { Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { payeeAccountsOf, type PayeeAccount, type PayrollOwner } from './payee-cautions.ts'

/**
 * Confirms the account with its present payout data, and keeps who of the others confirmed before. All payrolls of the business that keep another for its currency keep this one from
 * now on.
 */
export const confirmPayee = async (
  tx: Queries,
  { country, id: businessId }: PayrollOwner,
  { account, caution, currency, supplierId }: PayeeAccount,
  { channel, person }: PayeeConfirmation,
  { operator, user }: Pick<Session, 'operator' | 'user'>,
  today: CivilDate,
): Promise<void> => {
  await execute(
    tx,
    sql`insert into payee_confirmation as stored (account_id, version, digest, user_id, operator, confirmed_on, channel, person)
      values (${account.id}, ${caution.version}, ${account.digest}, ${user.id}, ${operator ?? null}, ${today}::date, ${channel}, ${person})
      on conflict (account_id) do update set earlier_user_id = case when stored.user_id = excluded.user_id then stored.earlier_user_id else stored.user_id end,
        earlier_digest = case when stored.user_id = excluded.user_id then stored.earlier_digest else stored.digest end,
        version = excluded.version, digest = excluded.digest, user_id = excluded.user_id,
        operator = excluded.operator, confirmed_on = excluded.confirmed_on, channel = excluded.channel, person = excluded.person`,
  )
  await execute(
    tx,
    sql`insert into payroll_payee (business_id, payroll_id, supplier_id, currency, account_id, digest)
      select distinct business_id, payroll_id, supplier_id, ${keptCurrency(country, currency)}::text, ${account.id}::bigint, ${account.digest}::text
        from payroll_payee where business_id = ${businessId} and supplier_id = ${supplierId}
      on conflict (business_id, payroll_id, supplier_id, currency) do update set account_id = excluded.account_id, digest = excluded.digest`,
  )
  /* A request of financing waited for this confirmation. */
  await execute(
    tx,
    sql`update payroll set reason = null where business_id = ${businessId} and status = ${REQUESTED}
      and id in (select payroll_id from payroll_payee where business_id = ${businessId} and supplier_id = ${supplierId})`,
  )
}

const REQUESTED: PayrollStatus = 'FINANCING_REQUESTED'

/** The accounts to which the payroll is paid, in place of those that it kept. */
export const keepAccounts = async (
  tx: Queries,
  business: PayrollOwner,
  payrollId: PayrollId,
  clock: Clock,
): Promise<void> => {
  await clearAccounts(tx, business, payrollId)
  const payees = await payeeAccountsOf(tx, business, payrollId, { clock, isOpen: true })
  await execute(
    tx,
    sql`insert into payroll_payee (business_id, payroll_id, supplier_id, currency, account_id, digest)
      select ${business.id}, ${payrollId}, * from unnest(${payees.map(({ supplierId }) => supplierId)}::bigint[],
        ${payees.map(({ currency }) => keptCurrency(business.country, currency))}::text[],
        ${payees.map(({ account }) => account.id)}::bigint[], ${payees.map(({ account }) => account.digest)}::text[])`,
  )
}

/** The value in the table: empty for the currency of the country. */
const keptCurrency = (country: Country, currency: Currency): string =>
  currency === profileOf(country).currency ? '' : currency

export const clearAccounts = (tx: Queries, { id }: PayrollOwner, payrollId: PayrollId): Promise<void> =>
  execute(tx, sql`delete from payroll_payee where business_id = ${id} and payroll_id = ${payrollId}`)
