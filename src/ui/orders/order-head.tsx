import { observer } from 'mobx-react-lite'
import { trackerOf } from '#domain/orders/tracker.ts'
import { ORDERS_PATH } from '../app/paths.ts'
import { BackLink } from '../design/controls/back-link.tsx'
import { CopyButton } from '../design/controls/copy-button.tsx'
import { orderPageText } from '../text/order-page.ts'
import { ordersText } from '../text/orders.ts'
import { OrderCostLine } from './order-cost-line.tsx'
import { aboutOf, NextSteps, type OrderHeadProps, OrderStateChip } from './order-head-parts.tsx'
import { useOrderHeadStyles } from './order-head.styles.ts'
import { DownloadSimulation, OrderReceived } from './order-received.tsx'
import { OrderTracker } from './order-tracker.tsx'

/** The order as a receipt: its state with the next step, the money that moved, and what it costs. */
export const OrderHead = observer(function OrderHead(props: OrderHeadProps) {
  const { vm, order, country } = props
  const styles = useOrderHeadStyles()
  const title = ordersText.detailTitle(order.id)
  const back = <BackLink to={ORDERS_PATH}>{ordersText.back}</BackLink>
  return (
    <>
      <div className={styles.back}>{back}</div>
      <section className={styles.card} aria-label={title}>
        <div className={styles.state}>
          <header className={styles.name}>
            <h1 className={styles.title}>{title}</h1>
            <OrderStateChip order={order} />
            <span className={styles.about}>{aboutOf(vm, order, country)}</span>
            <CopyButton text={order.id} label={ordersText.copyId} />
          </header>
          <NextSteps {...props} />
          <OrderTracker tracker={trackerOf(order.status)} moments={vm.steps} />
        </div>
        <div className={styles.received}>
          <OrderReceived vm={vm} order={order} />
          <DownloadSimulation vm={vm} />
        </div>
        <OrderCostLine vm={vm} order={order} country={country} />
      </section>
    </>
  )
})

/** On a phone: the state and the money. `OrderHeadRest` has the others, below what the invoices say. */
export const OrderHeadOnPhone = observer(function OrderHeadOnPhone(props: OrderHeadProps) {
  const { vm, order } = props
  const styles = useOrderHeadStyles()
  const title = ordersText.detailTitle(order.id)
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.state}>
        <header className={styles.name}>
          <BackLink to={ORDERS_PATH} isShort>
            {ordersText.back}
          </BackLink>
          <h1 className={styles.title}>{title}</h1>
          <span className={styles.end}>
            <OrderStateChip order={order} />
          </span>
        </header>
        <OrderReceived vm={vm} order={order} />
        <NextSteps {...props} />
      </div>
    </section>
  )
})

export const OrderHeadRest = observer(function OrderHeadRest({
  vm,
  order,
  country,
}: Omit<OrderHeadProps, 'onDocuments'>) {
  const styles = useOrderHeadStyles()
  return (
    <section className={styles.card} aria-label={orderPageText.cost.title}>
      <OrderCostLine vm={vm} order={order} country={country} />
      <div className={styles.state}>
        <span className={styles.about}>{aboutOf(vm, order, country)}</span>
        <OrderTracker tracker={trackerOf(order.status)} moments={vm.steps} isUpright />
        <DownloadSimulation vm={vm} />
        <CopyButton text={order.id} label={ordersText.copyId} isLabelled />
      </div>
    </section>
  )
})
