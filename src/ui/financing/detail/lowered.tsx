import { baseOf, type FinanceableInvoice } from '#domain/financing/invoice.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import { subtract } from '#domain/kernel/money.ts'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { financeText } from '../../text/finance.ts'
import { invoiceDetailText as text } from '../../text/invoice-detail.ts'
import { loweredText } from '../lowered-text.ts'
import { useDetailStyles } from './detail.styles.ts'
import { Fact } from './fact.tsx'

interface LoweredProps {
  readonly lowered: Pick<FinanceableInvoice, 'amount' | 'creditNotes' | 'paid'>
}

/** Credit notes and payments apart, then what is left. */
export const Lowered = ({ lowered }: LoweredProps) => {
  const { country, hidden } = useAmounts()
  const styles = useDetailStyles()
  const { creditNotes, paid } = lowered
  const credited = paid === undefined ? creditNotes : subtract(creditNotes, paid)
  return (
    <>
      {credited.minor > 0 && (
        <Fact term={text.creditNotes}>
          <MoneyText value={credited} />
        </Fact>
      )}
      {paid !== undefined && (
        <Fact term={text.payments}>
          <MoneyText value={paid} />
        </Fact>
      )}
      <Fact term={text.available} isStrong>
        <MoneyText value={baseOf(lowered)} />
        {paid !== undefined && (
          <div className={styles.quiet}>
            {loweredText(lowered, (value) => (hidden ? financeText.hidden : formatMoney(value, country)))}
          </div>
        )}
      </Fact>
    </>
  )
}
