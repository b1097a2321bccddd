import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { Spinner } from '../design/feedback/spinner.tsx'
import { financeText } from '../text/finance.ts'
import { useFinanceStyles } from './finance.styles.ts'

/** The button that places the order. Disabled without a valid cart, and while sending. */
export const SendButton = observer(function SendButton({ flow }: { readonly flow: OrderFlowViewModel }) {
  const styles = useFinanceStyles()
  return (
    <Button
      appearance="primary"
      size="large"
      className={styles.action}
      disabled={!flow.isBusy && !flow.cart.canSubmit}
      disabledFocusable={flow.isBusy}
      onClick={() => void flow.send()}
      {...(flow.isBusy ? { icon: <Spinner /> } : {})}
    >
      {flow.submission.doubt !== undefined
        ? financeText.doubt.checking
        : flow.isBusy
          ? financeText.sending
          : financeText.send}
    </Button>
  )
})
