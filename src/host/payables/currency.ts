import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { word } from '../database/columns.ts'
import { sql, type Sql } from '../database/sql.ts'

export const CurrencyColumn = word<Currency>({ CLP: true, MXN: true, USD: true })

/** Of the table `payable i`, the currency in which the invoice is paid. */
export const currencyOf = (country: Country): Sql => sql`coalesce(i.currency, ${profileOf(country).currency}::text)`

/** Of the table `payable i`, what is owed in it. */
export const OWED: Sql = sql`coalesce(i.document_amount, i.amount)`
