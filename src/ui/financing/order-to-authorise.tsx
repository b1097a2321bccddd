import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { PendingApproval } from '#domain/team/pending.ts'
import { APPROVALS_PATH } from '../app/paths.ts'
import { ResultDialog } from '../design/feedback/result-dialog.tsx'
import { approvalsText } from '../text/approvals.ts'
import { cartText } from '../text/cart.ts'
import type { OrderReceiptProps } from './order-receipt.tsx'
import { ReceiptFigures } from './receipt-figures.tsx'

export interface OrderToAuthoriseProps extends Pick<OrderReceiptProps, 'Deposit' | 'flow'> {
  readonly pending: PendingApproval
}

/** The receipt of an order that other members of the company have to authorise first. */
export const OrderToAuthorise = observer(function OrderToAuthorise({ flow, pending, Deposit }: OrderToAuthoriseProps) {
  const navigate = useNavigate()
  const leave = (path: string) => {
    flow.done()
    void navigate(path)
  }
  return (
    <ResultDialog
      outcome="success"
      title={cartText.pending.title}
      detail={
        <>
          <span>{cartText.pending.detail(pending.needed)}</span>
          {flow.sent !== undefined && <ReceiptFigures sent={flow.sent} Deposit={Deposit} />}
        </>
      }
      actions={
        <>
          <Button onClick={() => leave(APPROVALS_PATH)}>{approvalsText.see}</Button>
          <Button appearance="primary" onClick={() => leave('/')}>
            {cartText.success.action}
          </Button>
        </>
      }
    />
  )
})
