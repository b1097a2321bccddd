import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { OrderReceiptViewModel } from '#application/financing/order-receipt.view-model.ts'
import { orderPath } from '../app/paths.ts'
import { CopyButton } from '../design/controls/copy-button.tsx'
import { ResultDialog } from '../design/feedback/result-dialog.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { space } from '../design/theme/layout-tokens.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { cartText } from '../text/cart.ts'
import { financeText } from '../text/finance.ts'
import { ordersText } from '../text/orders.ts'

export interface OrderReceiptProps {
  readonly flow: OrderFlowViewModel
  readonly isDemo: boolean
}

/** The receipt: the number of the order, what happens next, its page and its simulation. */
export const OrderReceipt = observer(function OrderReceipt({ flow, isDemo }: OrderReceiptProps) {
  const styles = useStyles()
  const receipt = useViewModel(OrderReceiptViewModel)
  const titleId = useId()
  const navigate = useNavigate()
  const { order } = flow.submission
  const leave = (path: string) => {
    flow.done()
    void navigate(path)
  }
  return (
    <ResultDialog
      outcome="success"
      title={cartText.success.title}
      detail={
        <>
          {isDemo ? financeText.sampleSent : cartText.success.detail}
          {order !== undefined && (
            <>
              <div className={styles.number}>
                {ordersText.detailTitle(order)} <CopyButton text={order} label={ordersText.copyId} />
              </div>
              <section className={styles.next} aria-labelledby={titleId}>
                <strong id={titleId}>{cartText.success.next}</strong>
                <ol className={styles.lines}>
                  {cartText.success.nextLines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ol>
              </section>
            </>
          )}
        </>
      }
      actions={
        <>
          {order !== undefined && (
            <>
              <Button
                disabledFocusable={receipt.isDownloading}
                onClick={() => void receipt.download(order)}
                {...(receipt.isDownloading ? { icon: <Spinner /> } : {})}
              >
                {cartText.success.download}
              </Button>
              <Button onClick={() => leave(orderPath(order))}>{cartText.success.seeOrder}</Button>
            </>
          )}
          <Button appearance="primary" onClick={() => leave('/')}>
            {cartText.success.action}
          </Button>
        </>
      }
    />
  )
})

const useStyles = makeStyles({
  number: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  next: { marginTop: space.s, textAlign: 'left', color: tokens.colorNeutralForeground1 },
  lines: { display: 'grid', gap: space.xs, margin: `${space.xs} 0 0`, paddingLeft: space.l },
})
