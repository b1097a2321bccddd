import { Button } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import type { TrackerState } from '#domain/orders/tracker.ts'
import { supportMailLink } from '../brand/brand.ts'
import { orderActionText, orderReasonText, orderStateText } from '../text/order-states.ts'
import { ordersText } from '../text/orders.ts'
import { useOrderStyles } from './orders.styles.ts'

export interface OrderNextStepProps {
  readonly state: TrackerState
  readonly id: string
  /** What the operator said about the present status. */
  readonly reason: string | undefined
}

/** The current state and whose turn it is; when it is the company's, its action. */
export const OrderNextStep = ({ state, id, reason }: OrderNextStepProps) => {
  const styles = useOrderStyles()
  const navigate = useNavigate()
  const contact = () => location.assign(supportMailLink(ordersText.detailTitle(id)))
  return (
    <div className={styles.next}>
      <p className={styles.sentence}>
        {orderStateText[state]}
        {reason !== undefined && ` ${orderReasonText(reason)}`}
      </p>
      {WAITS_FOR_COMPANY.has(state) && <Button onClick={contact}>{orderActionText.contact}</Button>}
      {state === 'REJECTED' && <Button onClick={() => void navigate('/finance')}>{orderActionText.startAnew}</Button>}
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
