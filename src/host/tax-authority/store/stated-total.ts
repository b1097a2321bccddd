import type { UnvaluedTotal } from '#domain/tax-documents/unvalued.ts'
import { nullable, text } from '../../database/columns.ts'

/** The columns of a total without a value in pesos, of the tables `invoice` and `payable`; nulls for the others. */
export const STATED_TOTAL = { stated_total: nullable(text), stated_currency: nullable(text) }

export const unvaluedOf = ({
  stated_currency: currency,
  stated_total: total,
}: {
  readonly stated_total: string | undefined
  readonly stated_currency: string | undefined
}): UnvaluedTotal | undefined => (total === undefined || currency === undefined ? undefined : { currency, total })
