import { Button, makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { DemoMode } from '#application/financing/demo-mode.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { MAIN_ACTION } from '../design/controls/page-keys.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { type Lock, useLock } from '../team/use-lock.ts'
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
  const lock = useRequestLock()
  return (
    <Button
      appearance="primary"
      size="large"
      className={styles.button}
      {...MAIN_ACTION}
      disabledFocusable={!canSubmit}
      aria-describedby={canSubmit || lock.title !== undefined ? undefined : reasonId}
      onClick={() => void flow.next()}
      {...lock}
    >
      {cartText.send}
    </Button>
  )
})

/** The button that places the order, with what the company receives. Disabled while sending; it remains focusable. */
export const SendButton = observer(function SendButton({ flow, reasonId }: OrderButtonProps) {
  const styles = useStyles()
  const { canSubmit, simulation } = flow.cart
  const lock = useRequestLock()
  return (
    <Button
      appearance="primary"
      size="large"
      className={styles.button}
      {...MAIN_ACTION}
      disabledFocusable={flow.isBusy || !canSubmit}
      aria-describedby={flow.isBusy || canSubmit || lock.title !== undefined ? undefined : reasonId}
      onClick={() => void flow.send()}
      {...(flow.isBusy ? { icon: <Spinner /> } : {})}
      {...lock}
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

/** Samples can be requested by everyone, because nothing is sent. */
const useRequestLock = (): Lock => {
  const lock = useLock('request')
  return useViewModel(DemoMode).isDemo ? {} : lock
}

const useStyles = makeStyles({ button: { width: '100%' } })
