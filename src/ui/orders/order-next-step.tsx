import { Button } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import type { OrderSummary } from '#domain/orders/order.ts'
import type { TrackerState } from '#domain/orders/tracker.ts'
import { PAYMENT_PATHS } from '../app/paths.ts'
import { supportMailLink } from '../brand/brand.ts'
import { confirmingStateText, orderActionText, orderReasonText, orderStateText } from '../text/order-states.ts'
import { ordersText } from '../text/orders.ts'
import { OrderReorder } from './order-reorder.tsx'
import { useOrderStyles } from './orders.styles.ts'

export interface OrderNextStepProps {
  readonly state: TrackerState
  readonly order: OrderSummary
  readonly isConfirming: boolean
  /** What the operator said about the present status. */
  readonly reason: string | undefined
}

/** The current state and whose turn it is; when it is the company's, its action. */
export const OrderNextStep = ({ state, order, isConfirming, reason }: OrderNextStepProps) => {
  const styles = useOrderStyles()
  const navigate = useNavigate()
  const contact = () => location.assign(supportMailLink(ordersText.detailTitle(order.id)))
  return (
    <div className={styles.next}>
      <p className={styles.sentence}>
        {(isConfirming ? confirmingStateText : orderStateText)[state]}
        {reason !== undefined && ` ${orderReasonText(reason)}`}
      </p>
      {WAITS_FOR_COMPANY.has(state) && <Button onClick={contact}>{orderActionText.contact}</Button>}
      {state === 'REJECTED' && isConfirming && (
        <Button onClick={() => void navigate(PAYMENT_PATHS.scheduled)}>{orderActionText.seePayrolls}</Button>
      )}
      {state === 'REJECTED' && !isConfirming && <OrderReorder order={order} />}
    </div>
  )
}

const WAITS_FOR_COMPANY: ReadonlySet<TrackerState> = new Set([
  'PENDING_DOCUMENTS',
  'ARREAR',
  'CRITICAL',
  'RENEGOTIATION',
  'DEFAULT',
])
