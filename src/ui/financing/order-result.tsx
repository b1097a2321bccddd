import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import type { Failure } from '#application/shared/failure.ts'
import { orderPath } from '../app/paths.ts'
import { supportMailLink } from '../brand/brand.ts'
import { CopyButton } from '../design/copy-button.tsx'
import { ResultDialog } from '../design/result-dialog.tsx'
import { commonText } from '../text/common.ts'
import { describeFailure } from '../text/describe-failure.ts'
import { financeText } from '../text/finance.ts'
import { ordersText } from '../text/orders.ts'

export interface OrderResultProps {
  readonly flow: OrderFlowViewModel
  readonly isDemo: boolean
}

/** What became of a request. Good news leads to the order, bad news keeps everything and offers another try. */
export const OrderResult = observer(function OrderResult({ flow, isDemo }: OrderResultProps) {
  const [seen, setSeen] = useState<Failure>()
  if (flow.isSent) return <Sent flow={flow} isDemo={isDemo} />
  const { failure } = flow
  if (!flow.hasFailed || failure === undefined || failure === seen) return null
  return <NotSent failure={failure} onSeen={() => setSeen(failure)} onRetry={() => void flow.retrySend()} />
})

const Sent = observer(function Sent({ flow, isDemo }: OrderResultProps) {
  const navigate = useNavigate()
  const { order } = flow
  const leave = (path: string) => {
    flow.done()
    void navigate(path)
  }
  return (
    <ResultDialog
      outcome="success"
      title={financeText.success.title}
      detail={
        <>
          {isDemo ? financeText.demo.sent : financeText.success.detail}
          {order !== undefined && <div>{ordersText.detailTitle(order)} <CopyButton text={order} label={ordersText.copyId} /></div>}
        </>
      }
      actions={
        <>
          {order !== undefined && <Button onClick={() => leave(orderPath(order))}>{financeText.success.seeOrder}</Button>}
          <Button appearance="primary" onClick={() => leave('/')}>{financeText.success.action}</Button>
        </>
      }
    />
  )
})

interface NotSentProps {
  readonly failure: Failure
  readonly onSeen: () => void
  readonly onRetry: () => void
}

const NotSent = ({ failure, onSeen, onRetry }: NotSentProps) => {
  const navigate = useNavigate()
  const { sentence, code, reference } = describeFailure(failure)
  const contact = () => {
    onSeen()
    location.assign(supportMailLink(`${financeText.failure.title} (${reference ?? code})`))
    void navigate('/')
  }
  return (
    <ResultDialog
      outcome="failure"
      title={financeText.failure.title}
      detail={`${sentence} ${financeText.failure.detail}`}
      code={code}
      requestId={reference}
      onDismiss={onSeen}
      actions={
        <>
          <Button onClick={onSeen}>{commonText.close}</Button>
          <Button onClick={contact}>{financeText.failure.action}</Button>
          <Button appearance="primary" onClick={onRetry}>{financeText.resend}</Button>
        </>
      }
    />
  )
}
