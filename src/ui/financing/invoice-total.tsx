import type { Country } from '#domain/kernel/country.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { UnvaluedTotal } from '#domain/tax-documents/unvalued.ts'
import { AmountText, MoneyText } from '../design/feedback/money-text.tsx'
import { statedTotalText } from '../text/stated-total.ts'

export interface InvoiceTotalProps {
  readonly invoice: { readonly amount: Money; readonly unvalued?: UnvaluedTotal | undefined }
  readonly country: Country
}

/** The total of an invoice; as its document states it where it has no value in pesos. */
export const InvoiceTotal = ({ country, invoice: { amount, unvalued } }: InvoiceTotalProps) =>
  unvalued === undefined ? <MoneyText value={amount} /> : <AmountText text={statedTotalText(unvalued, country)} />
