import { Button } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import type { Country } from '#domain/kernel/country.ts'
import type { CompanyTask } from '#application/orders/company-task.ts'
import { isConfirming, type OrderSummary } from '#domain/orders/order.ts'
import type { TrackerState } from '#domain/orders/tracker.ts'
import { PAYMENT_PATHS } from '../app/paths.ts'
import { supportMailLink } from '../brand/brand.ts'
import { orderActionText, orderReasonText, orderSentence } from '../text/order-states.ts'
import { ordersText } from '../text/orders.ts'
import { OrderReorder } from './order-reorder.tsx'
import { useOrderStyles } from './orders.styles.ts'

export interface OrderNextStepProps {
  readonly state: TrackerState
  readonly order: OrderSummary
  readonly country: Country
  /** The task of the company for which the order waits. */
  readonly task: CompanyTask | undefined
  readonly onDocuments: () => void
  /** The operator's explanation of the present status. */
  readonly reason: string | undefined
}

/** The present step and who acts; when it is the company, its action. */
export const OrderNextStep = ({ state, order, country, task, onDocuments, reason }: OrderNextStepProps) => {
  const styles = useOrderStyles()
  const navigate = useNavigate()
  const contact = () => location.assign(supportMailLink(ordersText.detailTitle(order.id)))
  const pays = isConfirming(order)
  return (
    <div className={styles.next}>
      <p className={styles.sentence}>
        {orderSentence({ state, task, documents: order.pendingDocuments, isConfirming: pays }, country)}
        {reason !== undefined && ` ${orderReasonText(reason)}`}
      </p>
      {task === 'SEND_DOCUMENTS' && (
        <Button appearance="primary" onClick={onDocuments}>
          {orderActionText.documents}
        </Button>
      )}
      {(task === 'ASK_FOR_DOCUMENTS' || WAITS_FOR_COMPANY.has(state)) && (
        <Button onClick={contact}>{orderActionText.contact}</Button>
      )}
      {state === 'REJECTED' && pays && (
        <Button onClick={() => void navigate(PAYMENT_PATHS.scheduled)}>{orderActionText.seePayrolls}</Button>
      )}
      {state === 'REJECTED' && !pays && <OrderReorder order={order} />}
    </div>
  )
}

const WAITS_FOR_COMPANY: ReadonlySet<TrackerState> = new Set(['ARREAR', 'CRITICAL', 'RENEGOTIATION', 'DEFAULT'])
