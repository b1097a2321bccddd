import type { Country } from '#domain/kernel/country.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql } from '../database/sql.ts'

/** Adds payers with an early payment agreement, whose invoices become available for early payment. */
export const addEarlyPaymentPayers = async (
  tx: Queries,
  country: Country,
  identifiers: ReadonlyArray<string>,
): Promise<void> => {
  await execute(
    tx,
    sql`insert into early_payment_payer (country, identifier) select ${country}::text, unnest(${identifiers}::text[])
      on conflict do nothing`,
  )
}
