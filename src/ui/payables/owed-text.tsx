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
