import { Button } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import type { Country } from '#domain/kernel/country.ts'
import type { CompanyTask } from '#application/orders/company-task.ts'
import { add } from '#domain/kernel/money.ts'
import { isConfirming, type OrderSummary } from '#domain/orders/order.ts'
import type { SettledLine } from '#domain/orders/order-settlement.ts'
import { LATE_STATES, type TrackerState } from '#domain/orders/tracker.ts'
import { PAYMENT_PATHS } from '../app/paths.ts'
import { supportMailLink } from '../brand/brand.ts'
import { AmountSentence } from '../design/feedback/amount-sentence.tsx'
import { orderPageText } from '../text/order-page.ts'
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
  /** Its invoices that are late. */
  readonly late: ReadonlyArray<SettledLine>
  readonly onDocuments: () => void
  /** The operator's explanation of the present status. */
  readonly reason: string | undefined
}

/** The present step and who acts; when it is the company, its action. */
export const OrderNextStep = (props: OrderNextStepProps) => {
  const { state, order, country, task, late, onDocuments, reason } = props
  const styles = useOrderStyles()
  const navigate = useNavigate()
  const contact = () => location.assign(supportMailLink(ordersText.detailTitle(order.id)))
  const pays = isConfirming(order)
  return (
    <div className={styles.next}>
      <p className={styles.sentence}>
        {LATE.has(state) && late.length > 0 ? (
          <LateSentence late={late} isForSuppliers={pays} country={country} />
        ) : (
          <span>{orderSentence({ state, task, documents: order.pendingDocuments, isConfirming: pays }, country)}</span>
        )}
        {reason !== undefined && <span>{` ${orderReasonText(reason)}`}</span>}
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

interface LateSentenceProps extends Pick<OrderNextStepProps, 'country' | 'late'> {
  /** The company owes them. */
  readonly isForSuppliers: boolean
}

/** Who owes what and since when; of several the sum. */
const LateSentence = ({ late, isForSuppliers, country }: LateSentenceProps) => {
  const text = orderPageText.late
  const [first] = late
  if (first === undefined) return null
  const days = orderPageText.days(first.daysLate, country)
  const due = late.slice(1).reduce((total, line) => add(total, line.due), first.due)
  const sentence =
    late.length > 1
      ? text.payers(orderPageText.invoices(late.length, country), days)
      : isForSuppliers
        ? text.company(first.folio, days)
        : text.payer(first.payer.name, first.folio, days)
  return <AmountSentence text={sentence} amounts={{ due }} />
}

const LATE: ReadonlySet<TrackerState> = new Set(LATE_STATES)
const WAITS_FOR_COMPANY: ReadonlySet<TrackerState> = new Set([...LATE_STATES, 'RENEGOTIATION'])
