import { makeStyles, tokens } from '@fluentui/react-components'
import { formatShortMoney } from '#domain/kernel/format.ts'
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

interface TotalsProps {
  /** Undefined while they are loaded. */
  readonly values: ReadonlyArray<Money> | undefined
}

/** One sum for each currency, which are never added; the others are smaller in a figure. */
export const TotalsText = ({ values, isFigure = false }: TotalsProps & { readonly isFigure?: boolean }) => {
  const styles = useStyles()
  return (values ?? [undefined]).map((value, at) => (
    <span key={value?.currency ?? ''} className={isFigure && at > 0 ? styles.other : undefined}>
      {at > 0 && <span>{' + '}</span>}
      <MoneyText value={value} />
    </span>
  ))
}

/** The same with millions, where all digits have no place. */
export const ShortTotals = ({ values }: TotalsProps) => {
  const { country } = useAmounts()
  if (values === undefined) return <MoneyText value={undefined} />
  return values.map((value, at) => (
    <span key={value.currency}>
      {at > 0 && <span>{' + '}</span>}
      <AmountText text={formatShortMoney(value, country)} />
    </span>
  ))
}

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

const useStyles = makeStyles({
  other: {
    marginInlineStart: '4px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
})
