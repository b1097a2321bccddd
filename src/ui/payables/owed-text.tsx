import type { Money } from '#domain/kernel/money.ts'
import { owedOf, type PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'

/** What is transferred for an invoice, in the currency of its document; in another one with its value in the sums. */
export const OwedText = ({ invoice }: { readonly invoice: Pick<PayableInvoice, 'amount' | 'documentAmount'> }) => (
  <>
    <MoneyText value={owedOf(invoice)} />
    {invoice.documentAmount !== undefined && (
      <small>
        {' '}
        (<MoneyText value={invoice.amount} />)
      </small>
    )}
  </>
)

/** One sum for each currency. */
export const TotalsText = ({ values }: { readonly values: ReadonlyArray<Money> }) =>
  values.map((value, at) => (
    <span key={value.currency}>
      {at > 0 && ' + '}
      <MoneyText value={value} />
    </span>
  ))
