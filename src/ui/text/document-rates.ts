import { documentRate, type FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import { money } from '#domain/kernel/money.ts'

/** At which rates invoices in dollars are counted in pesos, one sentence for each rate and day. */
export const documentRates = (
  invoices: ReadonlyArray<Pick<FinanceableInvoice, 'amount' | 'documentAmount' | 'issueDate'>>,
  country: Country,
): ReadonlyArray<string> => [
  ...new Set(
    invoices.flatMap((invoice) => {
      const rate = documentRate(invoice)
      return rate === undefined ? [] : sentence(rateText(rate, country), invoice.issueDate)
    }),
  ),
]

/** The pesos that one dollar of an invoice counted as, and the document that says so. */
const sentence = (pesos: string, issueDate: CivilDate): string =>
  `A ${pesos} por dólar, tipo de cambio de la factura del ${formatShortDate(issueDate)}.`

/** With the four decimals of a rate, without the last two where they are zeros. */
const rateText = (rate: number, country: Country): string => {
  const cents = formatMoney(money(profileOf(country).currency, Math.floor(rate / 100)), country)
  const rest = rate % 100
  return rest === 0 ? cents : `${cents}${String(rest).padStart(2, '0')}`
}
