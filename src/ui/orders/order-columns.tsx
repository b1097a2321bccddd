import { mergeClasses } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { companyTask } from '#application/orders/company-task.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatPercent, formatShortDate } from '#domain/kernel/format.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { OrderSummary } from '#domain/orders/order.ts'
import { trackerOf } from '#domain/orders/tracker.ts'
import { orderPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import type { Column } from '../design/data-table/data-table.types.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { OrderTracker } from './order-tracker.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { orderStateLabel } from '../text/tracker.ts'
import { ordersText } from '../text/orders.ts'
import { useOrderStyles } from './orders.styles.ts'
import { surplusColor } from './surplus-color.ts'

type OrderColumn = Column<OrderSummary>

/** The list of orders. Countries without a surplus have no column for it. */
export const orderColumns = (country: Country, isFresh: (id: OrderId) => boolean): ReadonlyArray<OrderColumn> => {
  const text = ordersText.columns
  const surplus: OrderColumn = {
    id: 'surplus',
    header: text.surplus,
    render: (order) => <SurplusCell order={order} country={country} />,
    exported: ({ surplus }) => surplus,
    hasTotal: true,
    width: 190,
  }
  return [
    {
      id: 'id',
      header: text.id,
      render: (order) => <IdCell order={order} />,
      exported: ({ id }) => id,
      width: 120,
      sticky: true,
      cardPart: 'title',
    },
    {
      id: 'type',
      header: text.type,
      render: (order) => typeText(order.type),
      exported: (order) => typeText(order.type),
      width: 180,
      grow: 1,
      cardPart: 'title',
    },
    {
      id: 'requestedOn',
      header: text.requestedOn,
      render: (order) => formatShortDate(order.requestedOn),
      exported: ({ requestedOn }) => ({ date: requestedOn }),
      width: 140,
      cardPart: 'detail',
    },
    ...(profileOf(country).hasSurplus ? [surplus] : []),
    {
      id: 'total',
      header: text.total,
      render: (order) => <MoneyText value={order.total} />,
      exported: ({ total }) => total,
      hasTotal: true,
      width: 150,
      align: 'end',
      cardPart: 'amount',
    },
    {
      id: 'status',
      header: text.status,
      render: (order) => <StatusCell order={order} country={country} isFresh={isFresh} />,
      exported: ({ status }) => orderStateLabel(status),
      width: 260,
      grow: 1,
      cardPart: 'chip',
    },
  ]
}

/** An unknown type is shown unchanged. */
export const typeText = (type: string): string => new Map(Object.entries(ordersText.types)).get(type) ?? type

const IdCell = ({ order }: { readonly order: OrderSummary }) => (
  <TextLink to={orderPath(order.id)} label={ordersText.open(order.id)}>
    {order.id}
  </TextLink>
)

const SurplusCell = ({ order, country }: { readonly order: OrderSummary; readonly country: Country }) => {
  const styles = useOrderStyles()
  if (order.surplus === undefined || order.surplusPercent === undefined) return '—'
  /* Truncated, so that 99.84 is not 100 in words while its colour says less. */
  const label = formatPercent(Math.floor(order.surplusPercent) * 100, country, 0)
  return (
    <span className={styles.surplus}>
      <MoneyText value={order.surplus} />
      <StatusChip color={surplusColor(order.surplusPercent)} label={label} />
    </span>
  )
}

const StatusCell = observer(function StatusCell({
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
