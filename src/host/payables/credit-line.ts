import type { BusinessId } from '#domain/kernel/id.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import type { CreditLine } from '#domain/payables/credit-line.ts'
import { integer, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalRow, sql } from '../database/sql.ts'

const CreditLineRow = rowCodec('CreditLineRow', { credit: integer, balance: integer })

/** Zero for a business without one. */
export const creditLineOf = async (
  queries: Queries,
  { country, id }: { readonly country: Country; readonly id: BusinessId },
): Promise<CreditLine> => {
  const { currency } = profileOf(country)
  const found = await optionalRow(
    queries,
    CreditLineRow,
    sql`select credit, balance from credit_line where business_id = ${id}`,
  )
  return { credit: money(currency, found?.credit ?? 0), balance: money(currency, found?.balance ?? 0) }
}

export const replaceCreditLine = (
  tx: Queries,
  businessId: BusinessId,
  { balance, credit }: CreditLine,
  now: Date,
): Promise<void> =>
  execute(
    tx,
    sql`insert into credit_line (business_id, credit, balance, updated_at)
      values (${businessId}, ${credit.minor}, ${balance.minor}, ${now})
      on conflict (business_id) do update set credit = excluded.credit, balance = excluded.balance,
        updated_at = excluded.updated_at`,
  )
