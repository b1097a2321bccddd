import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { MAIN_ACTION } from '../design/controls/page-keys.ts'
import { Spinner } from '../design/feedback/spinner.tsx'
import { cartText } from '../text/cart.ts'
import { useFinanceStyles } from './finance.styles.ts'

export interface SendButtonProps {
  readonly flow: OrderFlowViewModel
  /** The element that says why the button is disabled. */
  readonly reasonId: string
}

/** The button that places the order. Disabled without a valid cart, and while sending; it remains focusable. */
export const SendButton = observer(function SendButton({ flow, reasonId }: SendButtonProps) {
  const styles = useFinanceStyles()
  return (
    <Button
      appearance="primary"
      size="large"
      className={styles.action}
      {...MAIN_ACTION}
      disabledFocusable={flow.isBusy || !flow.cart.canSubmit}
      aria-describedby={flow.isBusy || flow.cart.canSubmit ? undefined : reasonId}
      onClick={() => void flow.send()}
      {...(flow.isBusy ? { icon: <Spinner /> } : {})}
    >
      {flow.submission.unknownOutcome !== undefined
        ? cartText.unknownOutcome.checking
        : flow.isBusy
          ? cartText.sending
          : cartText.send}
    </Button>
  )
})
