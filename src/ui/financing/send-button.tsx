import { Button, makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { MAIN_ACTION } from '../design/controls/page-keys.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { cartText } from '../text/cart.ts'

interface OrderButtonProps {
  readonly flow: OrderFlowViewModel
  /** The element that says why the button is disabled. */
  readonly reasonId: string
}

/** Leads to the review of an order. Disabled without a valid cart; it remains focusable. */
export const ReviewButton = observer(function ReviewButton({ flow, reasonId }: OrderButtonProps) {
  const styles = useStyles()
  const { canSubmit } = flow.cart
  return (
    <Button
      appearance="primary"
      size="large"
      className={styles.button}
      {...MAIN_ACTION}
      disabledFocusable={!canSubmit}
      aria-describedby={canSubmit ? undefined : reasonId}
      onClick={() => void flow.next()}
    >
      {cartText.send}
    </Button>
  )
})

/** The button that places the order, with what the company receives. Disabled while sending; it remains focusable. */
export const SendButton = observer(function SendButton({ flow, reasonId }: OrderButtonProps) {
  const styles = useStyles()
  const { canSubmit, simulation } = flow.cart
  return (
    <Button
      appearance="primary"
      size="large"
      className={styles.button}
      {...MAIN_ACTION}
      disabledFocusable={flow.isBusy || !canSubmit}
      aria-describedby={flow.isBusy || canSubmit ? undefined : reasonId}
      onClick={() => void flow.send()}
      {...(flow.isBusy ? { icon: <Spinner /> } : {})}
    >
      {flow.submission.unknownOutcome !== undefined ? (
        cartText.unknownOutcome.checking
      ) : flow.isBusy ? (
        cartText.sending
      ) : (
        <span>
          {cartText.sendFor} <MoneyText value={simulation.keyFigures?.receiveNow} />
        </span>
      )}
    </Button>
  )
})

const useStyles = makeStyles({ button: { width: '100%' } })
