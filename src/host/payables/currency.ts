import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import { money, moneyWithin, type Currency, type Money } from '#domain/kernel/money.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import { currencyCode, integer, nullable } from '../database/columns.ts'
import { sql, type Sql } from '../database/sql.ts'
import { sumOf } from '../database/sums.ts'

/** The currency in which an invoice of the table `payable i` is paid. */
export const currencyOf = (country: Country): Sql => sql`coalesce(i.currency, ${profileOf(country).currency}::text)`

/** The balance of a row of the table `payable i` in that currency. */
export const OWED: Sql = sql`coalesce(i.document_amount, i.amount)`

/** A group of invoices of one currency: that currency, their sum at the rates of the documents, and what is owed in it. */
export const SumsColumns = { currency: nullable(currencyCode), amount: integer, owed: integer }

/** `SumsColumns` of the table `payable i`, grouped by `i.currency`. */
export const SUMS: Sql = sql`i.currency, ${sumOf(sql`i.amount`)} as amount, ${sumOf(OWED)} as owed`

export interface CurrencySums {
  readonly currency: Currency | undefined
  readonly amount: number
  readonly owed: number
}

/** Groups added up: at their rates, and for each currency by itself. */
export const sumsOf = (
  local: Currency,
  found: ReadonlyArray<CurrencySums>,
): { readonly amount: Money; readonly totals: ReadonlyArray<Money> } => ({
  amount: moneyWithin(
    local,
    found.reduce((sum, { amount }) => sum + amount, 0),
  ),
  totals: owedTotals(
    found.map(({ currency, owed }) => ({ amount: money<Currency>(currency ?? local, owed) })),
    local,
  ),
})
