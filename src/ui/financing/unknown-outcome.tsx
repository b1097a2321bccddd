import { Button } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import type { UnknownOutcome } from '#application/financing/order-submission.ts'
import { ORDERS_PATH } from '../app/paths.ts'
import { ResultDialog } from '../design/feedback/result-dialog.tsx'
import { cartText } from '../text/cart.ts'

export interface UnknownOutcomeDialogProps {
  readonly outcome: UnknownOutcome
  readonly onCheck: () => void
}

/** An order with an unknown outcome, also when the user returns from another screen. */
export const UnknownOutcomeDialog = ({ outcome, onCheck }: UnknownOutcomeDialogProps) => {
  const navigate = useNavigate()
  const text = cartText.unknownOutcome
  return (
    <ResultDialog
      outcome="unknown"
      title={text.title}
      detail={text[outcome]}
      actions={
        <>
          <Button onClick={() => void navigate(ORDERS_PATH)}>{text.seeOrders}</Button>
          <Button appearance="primary" onClick={onCheck}>
            {text.check}
          </Button>
        </>
      }
    />
  )
}
