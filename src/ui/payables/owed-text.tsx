import type { Money } from '#domain/kernel/money.ts'
import { owedOf, type PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { useAmounts } from '../design/feedback/amounts-context.ts'
import { AmountText, MoneyText } from '../design/feedback/money-text.tsx'
import { statedTotalText } from '../text/stated-total.ts'

/** The sum to transfer for an invoice, in the currency of its document; the total that its document states where that has no value in pesos. */
export const OwedText = ({
  invoice,
}: {
  readonly invoice: Pick<PayableInvoice, 'amount' | 'documentAmount' | 'unvalued'>
}) => {
  const { country } = useAmounts()
  if (invoice.unvalued !== undefined) return <AmountText text={statedTotalText(invoice.unvalued, country)} />
  return <MoneyText value={owedOf(invoice)} />
}

/** One sum for each currency, which are never added. Undefined while they are loaded. */
export const TotalsText = ({ values }: { readonly values: ReadonlyArray<Money> | undefined }) =>
  (values ?? [undefined]).map((value, at) => (
    <span key={value?.currency ?? ''}>
      {at > 0 && ' + '}
      <MoneyText value={value} />
    </span>
  ))

/** The words of a button with what it moves, where that is known. */
export const WithAmount = ({
  words,
  totals,
}: {
  readonly words: string
  readonly totals: ReadonlyArray<Money> | undefined
}) => (
  <span>
    {words}
    {totals !== undefined && (
      <>
        {' '}
        <TotalsText values={totals} />
      </>
    )}
  </span>
)
