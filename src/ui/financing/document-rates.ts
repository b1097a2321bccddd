import { documentRate, type FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import { money } from '#domain/kernel/money.ts'
import { cartText } from '../text/cart.ts'

/** At which rates invoices in dollars are counted in pesos, one sentence for each rate and day. */
export const documentRates = (
  invoices: ReadonlyArray<Pick<FinanceableInvoice, 'amount' | 'documentAmount' | 'issueDate'>>,
  country: Country,
): ReadonlyArray<string> => [
  ...new Set(
    invoices.flatMap((invoice) => {
      const rate = documentRate(invoice)
      return rate === undefined ? [] : cartText.rate(rateText(rate, country), invoice.issueDate)
    }),
  ),
]

/** With the four decimals of a rate, without the last two where they are zeros. */
const rateText = (rate: number, country: Country): string => {
  const cents = formatMoney(money(profileOf(country).currency, Math.floor(rate / 100)), country)
  const rest = rate % 100
  return rest === 0 ? cents : `${cents}${String(rest).padStart(2, '0')}`
}
