import type { Country } from '#domain/kernel/country.ts'
import type { Queries } from '../database/database.ts'

/** Adds payers who agreed with the provider to pay early: their invoices can be asked for as early payment. */
export const addEarlyPaymentPayers = async (
  tx: Queries,
  country: Country,
  identifiers: ReadonlyArray<string>,
): Promise<void> => {
  await tx.query(
    'insert into early_payment_payer (country, identifier) select $1::text, unnest($2::text[]) on conflict do nothing',
    [country, identifiers],
  )
}
