import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { OrderReceiptViewModel } from '#application/financing/order-receipt.view-model.ts'
import { orderPath } from '../app/paths.ts'
import { CopyButton } from '../design/controls/copy-button.tsx'
import { ResultDialog } from '../design/feedback/result-dialog.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { cartText } from '../text/cart.ts'
import { financeText } from '../text/finance.ts'
import { ordersText } from '../text/orders.ts'
import type { DepositRow } from './cart-parts.types.ts'
import { ReceiptFigures } from './receipt-figures.tsx'

export interface OrderReceiptProps {
  readonly flow: OrderFlowViewModel
  readonly isDemo: boolean
  /** Absent for sample data. */
  readonly Deposit: DepositRow | undefined
}

/** The receipt: the number of the order, the figures of its review, its page and its simulation. */
export const OrderReceipt = observer(function OrderReceipt({ flow, isDemo, Deposit }: OrderReceiptProps) {
  const styles = useStyles()
  const receipt = useViewModel(OrderReceiptViewModel)
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
          <span>{isDemo ? financeText.sampleSent : cartText.success.detail}</span>
          {order !== undefined && (
            <div className={styles.number}>
              {ordersText.detailTitle(order)} <CopyButton text={order} label={ordersText.copyId} />
            </div>
          )}
          {flow.sent !== undefined && <ReceiptFigures sent={flow.sent} Deposit={Deposit} />}
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
})
