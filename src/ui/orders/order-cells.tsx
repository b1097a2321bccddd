import { Link, mergeClasses } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { type CompanyTask, companyTask } from '#application/orders/company-task.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { ListedOrder } from '#domain/orders/listed-order.ts'
import type { OrderSummary } from '#domain/orders/order.ts'
import { trackerOf } from '#domain/orders/tracker.ts'
import { orderPath } from '../app/paths.ts'
import { supportMailLink } from '../brand/brand.ts'
import { PayerName } from '../counterparts/payer-name.tsx'
import { TextLink } from '../design/controls/text-link.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { ordersText } from '../text/orders.ts'
import { orderTabQuery } from './order-tab.ts'
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
  if (order.surplus === undefined || order.surplusPercent === undefined) return <Nothing />
  return (
    <span className={styles.surplus}>
      <MoneyText value={order.surplus} />
      <StatusChip color={surplusColor(order.surplusPercent)} label={surplusLabel(order.surplusPercent, country)} />
    </span>
  )
}

/** The first payer and how many others; below them why the search found the order, which a card has in its note. */
export const PayersCell = ({ order, country }: { readonly order: ListedOrder; readonly country: Country }) => {
  const styles = useOrderStyles()
  const { lines, match } = order
  if (lines === undefined) return <Nothing />
  return (
    <span>
      <span className={mergeClasses(lines.firstPayer.length > LONG_NAME && styles.long)}>
        <FirstPayer order={order} />
      </span>
      <span className={styles.quiet}>{ordersText.otherPayers(lines.otherPayers, country)}</span>
      {match !== undefined && <span className={styles.match}>{ordersText.match(match, country)}</span>}
    </span>
  )
}

/** It leads to its statement. An order that pays suppliers names one of them instead. */
const FirstPayer = ({ order: { lines, type } }: { readonly order: ListedOrder }) => {
  const { firstPayer: name = '', firstPayerIdentifier: identifier } = lines ?? {}
  return identifier === undefined || type === 'CONFIRMING' ? (
    <span>{name}</span>
  ) : (
    <PayerName payer={{ name, identifier }} />
  )
}

/** Characters that fit in three lines only with smaller letters. */
const LONG_NAME = 64

export const ReceivedCell = ({ value }: { readonly value: Money | undefined }) =>
  value === undefined ? <Nothing /> : <MoneyText value={value} />

const Nothing = () => {
  const styles = useOrderStyles()
  return <span className={styles.quiet}>–</span>
}

/** The step at which an order is, and below it the action of the company, or how late its payers are. */
export const StatusCell = observer(function StatusCell({
  order,
  country,
  isFresh,
}: {
  readonly order: ListedOrder
  readonly country: Country
  readonly isFresh: (id: OrderId) => boolean
}) {
  const styles = useOrderStyles()
  const task = companyTask(order, country)
  const late = order.lines?.late
  return (
    <span className={mergeClasses(styles.status, isFresh(order.id) && styles.fresh)}>
      <OrderTracker tracker={trackerOf(order.status)} size="small" />
      {task === undefined ? (
        late !== undefined && <span className={styles.late}>{ordersText.late(late, country)}</span>
      ) : (
        <span className={styles.task}>
          <TaskLink task={task} order={order} country={country} />
        </span>
      )}
    </span>
  )
})

interface TaskLinkProps {
  readonly task: CompanyTask
  readonly order: OrderSummary
  readonly country: Country
}

/** The documents of the order, or a mail that asks for those that are missing. */
const TaskLink = ({ task, order, country }: TaskLinkProps) => {
  const words = ordersText.task(task, order.pendingDocuments, country)
  return task === 'SEND_DOCUMENTS' ? (
    <TextLink to={`${orderPath(order.id)}?${orderTabQuery('documents')}`}>{words}</TextLink>
  ) : (
    <Link inline href={supportMailLink(ordersText.detailTitle(order.id))}>
      {words}
    </Link>
  )
}
