import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense } from 'react'
import type { SentOrder } from '#application/financing/order-flow.view-model.ts'
import { payersIn } from '#domain/financing/cart-counters.ts'
import { useAmounts } from '../design/feedback/amounts-context.ts'
import { space } from '../design/theme/layout-tokens.ts'
import { cartText } from '../text/cart.ts'
import type { DepositRow } from './cart-parts.types.ts'
import { Figures } from './simulation/simulation-figures.tsx'
import { SummaryRow } from './simulation/summary-row.tsx'

interface ReceiptFiguresProps {
  readonly sent: SentOrder
  /** Absent for sample data. */
  readonly Deposit: DepositRow | undefined
}

/** The figures of the order as it was reviewed. */
export const ReceiptFigures = ({ sent: { cart, quote }, Deposit }: ReceiptFiguresProps) => {
  const styles = useStyles()
  const { country } = useAmounts()
  return (
    <div className={styles.figures}>
      {quote !== undefined && <Figures quote={quote} />}
      <dl className={styles.rows}>
        {Deposit !== undefined && (
          <Suspense>
            <Deposit isSent />
          </Suspense>
        )}
        <SummaryRow
          label={cartText.review.invoices}
          value={cartText.success.invoices(cart.lines.length, payersIn(cart).length, country)}
        />
      </dl>
    </div>
  )
}

const useStyles = makeStyles({
  figures: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    marginTop: space.m,
    paddingTop: space.m,
    textAlign: 'left',
    color: tokens.colorNeutralForeground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  rows: { display: 'flex', flexDirection: 'column', gap: space.xs, margin: 0 },
})
