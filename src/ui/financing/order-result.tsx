import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { Failure } from '#application/shared/failure.ts'
import { supportMailLink } from '../brand/brand.ts'
import { ResultDialog } from '../design/feedback/result-dialog.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { describeFailure } from '../text/describe-failure.ts'
import { cartText } from '../text/cart.ts'
import { UnknownOutcomeDialog } from './unknown-outcome.tsx'
import { OrderToAuthorise } from './order-to-authorise.tsx'
import { OrderReceipt, type OrderReceiptProps } from './order-receipt.tsx'

type OrderResultProps = OrderReceiptProps

/** The outcome of an order. Success leads to the order, failure retains everything and offers a retry. */
export const OrderResult = observer(function OrderResult({ flow, ...receipt }: OrderResultProps) {
  if (flow.isSent && flow.submission.pending !== undefined)
    return <OrderToAuthorise flow={flow} pending={flow.submission.pending} {...receipt} />
  if (flow.isSent) return <OrderReceipt flow={flow} {...receipt} />
  const { unknownOutcome, failure } = flow.submission
  const hasTaken = flow.hasFailed && failure !== undefined && flow.rejection.unavailable.length > 0
  if (unknownOutcome !== undefined)
    return <UnknownOutcomeDialog outcome={unknownOutcome} onCheck={() => void flow.check()} />
  if (hasTaken) return <Taken flow={flow} />
  if (flow.rejection.changed !== undefined) return <Changed flow={flow} changed={flow.rejection.changed} />
  return !flow.hasFailed || failure === undefined ? null : <NotSent flow={flow} failure={failure} />
})

/** The order was rejected for some of its invoices: the user can continue without them. */
const Taken = observer(function Taken({ flow }: Pick<OrderResultProps, 'flow'>) {
  const { country } = useViewModel(CurrentSession)
  const { cart, rejection } = flow
  const text = cartText.unavailable
  const rest = rejection.unavailable.length === cart.lines.length ? text.none : text.kept
  return (
    <ResultDialog
      outcome="failure"
      title={cartText.failure.title}
      detail={`${text.sentence(rejection.unavailable, country)} ${rest}`}
      onDismiss={rejection.leave}
      actions={
        <>
          <Button onClick={rejection.leave}>{commonText.close}</Button>
          <Button appearance="primary" onClick={rejection.drop}>
            {text.drop}
          </Button>
        </>
      }
    />
  )
})

interface ChangedProps extends Pick<OrderResultProps, 'flow'> {
  readonly changed: NonNullable<OrderFlowViewModel['rejection']['changed']>
}

/** Nothing was sent: the amount is another one now, and the cart below has it. */
const Changed = observer(function Changed({ flow, changed }: ChangedProps) {
  const { country } = useViewModel(CurrentSession)
  const text = cartText.changed
  return (
    <ResultDialog
      outcome="failure"
      title={text.title}
      detail={text.sentence(changed.before, changed.after, country)}
      onDismiss={flow.rejection.leave}
      actions={
        <Button appearance="primary" onClick={flow.rejection.leave}>
          {text.review}
        </Button>
      }
    />
  )
})

interface NotSentProps {
  readonly flow: OrderFlowViewModel
  readonly failure: Failure
}

const NotSent = observer(function NotSent({ flow, failure }: NotSentProps) {
  const navigate = useNavigate()
  const hasCart = flow.cart.lines.length > 0
  const { sentence, code, reference } = describeFailure(failure)
  const contact = () => {
    flow.rejection.leave()
    location.assign(supportMailLink(`${cartText.failure.title} (${reference ?? code ?? ''})`))
    void navigate('/')
  }
  return (
    <ResultDialog
      outcome="failure"
      title={cartText.failure.title}
      detail={`${sentence} ${cartText.failure.detail}${hasCart ? ` ${cartText.failure.kept}` : ''}`}
      code={code}
      requestId={reference}
      onDismiss={flow.rejection.leave}
      actions={
        <>
          <Button onClick={flow.rejection.leave}>{commonText.close}</Button>
          <Button onClick={contact}>{cartText.failure.action}</Button>
          {hasCart && (
            <Button appearance="primary" disabled={!flow.cart.canSubmit} onClick={() => void flow.send()}>
              {cartText.resend}
            </Button>
          )}
        </>
      }
    />
  )
})
