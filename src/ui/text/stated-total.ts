import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatDecimal } from '#domain/kernel/format.ts'
import type { UnvaluedTotal } from '#domain/tax-documents/unvalued.ts'

/** A total without a value in pesos: `EUR 1,000.00`. Decimals are those of the document, two or more if it states any. */
export const statedTotalText = ({ currency, total }: UnvaluedTotal, country: Country): string => {
  const [whole = '', fraction = ''] = total.split('.')
  const decimals = fraction === '' ? '' : fraction.replace(/0+$/, '').padEnd(2, '0')
  const { decimalSeparator } = profileOf(country)
  return `${currency} ${formatDecimal(whole, country)}${decimals === '' ? '' : `${decimalSeparator}${decimals}`}`
}
