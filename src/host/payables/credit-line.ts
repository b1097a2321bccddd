import type { BusinessId } from '#domain/kernel/id.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import type { CreditLine } from '#domain/payables/credit-line.ts'
import { integer, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, row, sql, value, type Sql } from '../database/sql.ts'
import { sumOf } from '../database/sums.ts'

interface Owner {
  readonly country: Country
  readonly id: BusinessId
}

const CreditLineRow = rowCodec('CreditLineRow', { credit: integer, balance: integer })

/** Zero for a business without one. The balance is what was opened less what the business still has to repay. */
export const creditLineOf = async (queries: Queries, { country, id }: Owner): Promise<CreditLine> => {
  const { currency } = profileOf(country)
  const found = await row(
    queries,
    CreditLineRow,
    sql`select coalesce(max(credit), 0)::bigint as credit,
        coalesce(max(opening_balance), 0)::bigint - (${owedOf(id)}) as balance
      from credit_line where business_id = ${id}`,
  )
  return { credit: money(currency, found.credit), balance: money(currency, found.balance) }
}

/** The credit that requests without funds would use, so that nothing is claimed and owed at once. */
export const claimedCredit = async (queries: Queries, { country, id }: Owner): Promise<Money> =>
  money(
    profileOf(country).currency,
    await value(
      queries,
      integer,
      sql`select ${sumOf(sql`o.total`)} from orders o where o.business_id = ${id} and o.type = 'CONFIRMING'
        and o.status <> 'REJECTED' and not exists (select from ledger_entry e where e.order_id = o.id)`,
    ),
  )

/** The balance is the present one, so what the business owes now is part of the opening balance. */
export const replaceCreditLine = (
  tx: Queries,
  businessId: BusinessId,
  { balance, credit }: CreditLine,
  now: Date,
): Promise<void> =>
  execute(
    tx,
    sql`insert into credit_line (business_id, credit, opening_balance, updated_at)
      values (${businessId}, ${credit.minor}, ${balance.minor} + (${owedOf(businessId)}), ${now})
      on conflict (business_id) do update set credit = excluded.credit, opening_balance = excluded.opening_balance,
        updated_at = excluded.updated_at`,
  )

/** Funded and not repaid yet, from the ledger. */
const owedOf = (id: BusinessId): Sql =>
  sql`select coalesce(sum(case when e.debit = 'RECEIVABLE' then e.amount when e.credit = 'RECEIVABLE' then -e.amount end), 0)::bigint
    from orders o join ledger_entry e on e.order_id = o.id
    where o.business_id = ${id} and o.type = 'CONFIRMING'`
