import { mergeClasses } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { companyTask } from '#application/orders/company-task.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { OrderSummary } from '#domain/orders/order.ts'
import { trackerOf } from '#domain/orders/tracker.ts'
import { orderPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { ordersText } from '../text/orders.ts'
import { OrderTracker } from './order-tracker.tsx'
import { useOrderStyles } from './orders.styles.ts'
import { surplusColor, surplusLabel } from './surplus-color.ts'

export const IdCell = ({ order }: { readonly order: OrderSummary }) => (
  <TextLink to={orderPath(order.id)} label={ordersText.open(order.id)}>
    {order.id}
  </TextLink>
)

export const SurplusCell = ({ order, country }: { readonly order: OrderSummary; readonly country: Country }) => {
  const styles = useOrderStyles()
  if (order.surplus === undefined || order.surplusPercent === undefined) return <span>—</span>
  return (
    <span className={styles.surplus}>
      <MoneyText value={order.surplus} />
      <StatusChip color={surplusColor(order.surplusPercent)} label={surplusLabel(order.surplusPercent, country)} />
    </span>
  )
}

/** The step at which an order is, and what the company has to do about it. */
export const StatusCell = observer(function StatusCell({
  order,
  country,
  isFresh,
}: {
  readonly order: OrderSummary
  readonly country: Country
  readonly isFresh: (id: OrderId) => boolean
}) {
  const styles = useOrderStyles()
  const task = companyTask(order, country)
  return (
    <span className={mergeClasses(styles.status, isFresh(order.id) && styles.fresh)}>
      <OrderTracker tracker={trackerOf(order.status)} size="small" />
      {task !== undefined && (
        <span className={styles.task}>{ordersText.task(task, order.pendingDocuments, country)}</span>
      )}
    </span>
  )
})
