import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { companyTask } from '#application/orders/company-task.ts'
import type { OrderDetail } from '#domain/orders/order.ts'
import { trackerOf } from '#domain/orders/tracker.ts'
import { ORDERS_PATH } from '../app/paths.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { BackLink } from '../design/controls/back-link.tsx'
import { Card } from '../design/layout/card.tsx'
import { CopyButton } from '../design/controls/copy-button.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { OrderTracker } from './order-tracker.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { ordersText } from '../text/orders.ts'
import { typeText } from './order-columns.tsx'
import { OrderActivityCard } from './order-activity.tsx'
import { OrderBills } from './order-bills.tsx'
import { OrderDeposit } from './order-deposit.tsx'
import { OrderInvoices } from './order-invoices.tsx'
import { OrderObstacles } from './order-obstacles.tsx'
import { OrderNextStep } from './order-next-step.tsx'
import { OrderSettlementCard } from './order-settlement.tsx'
import { OrderSummaryCard } from './order-summary-card.tsx'
import { useOrderStyles } from './orders.styles.ts'
import { lazyPart } from '../app/lazy-part.ts'

/** In a chunk of its own: one country has them, and an accordion is as large as the page. */
const OrderDocuments = lazyPart(async () => (await import('./order-documents.tsx')).OrderDocuments)

/** One order: its progress, its figures and its invoices. */
export const OrderScreen = observer(function OrderScreen() {
  const vm = useViewModel(OrderDetailViewModel)
  const { country } = useViewModel(CurrentSession)
  const { orderId = '' } = useParams()
  useEffect(() => vm.open(orderId), [vm, orderId])
  useDocumentTitle(ordersText.detailTitle(orderId))
  const back = <BackLink to={ORDERS_PATH}>{ordersText.back}</BackLink>
  if (vm.isNotFound)
    return <EmptyState isPage title={ordersText.notFound} detail={ordersText.notFoundDetail} actions={back} />
  const { value: order, failure } = vm.order
  return (
    <>
      {order === undefined && <PageHeader back={back} title={ordersText.detailTitle(orderId)} />}
      <FailureBanner failure={failure} onRetry={vm.load} />
      {order === undefined && failure === undefined && <PageSpinner label={commonText.loading} />}
      {order !== undefined && <Order order={order} vm={vm} country={country} back={back} />}
    </>
  )
})

interface OrderProps {
  readonly order: OrderDetail
  readonly vm: OrderDetailViewModel
  readonly country: Country
  readonly back: React.ReactNode
}

const Order = observer(function Order({ order, vm, country, back }: OrderProps) {
  const styles = useOrderStyles()
  const tracker = trackerOf(order.status)
  const documents = useRef<HTMLDivElement>(null)
  const [isListing, setListing] = useState(false)
  const showDocuments = () => {
    setListing(true)
    documents.current?.scrollIntoView({ block: 'center' })
    documents.current?.querySelector('button')?.focus()
  }
  return (
    <div className={styles.page}>
      <PageHeader
        back={back}
        title={ordersText.detailTitle(order.id)}
        lead={`${typeText(order.type)} · ${formatShortDate(order.requestedOn)}`}
        aside={<CopyButton text={order.id} label={ordersText.copyId} />}
      />
      <Card>
        <OrderTracker tracker={tracker} moments={vm.steps} />
        <OrderNextStep
          state={tracker.state}
          order={order}
          country={country}
          task={companyTask(order, country)}
          onDocuments={showDocuments}
          reason={order.history.at(-1)?.reason}
        />
        {order.deposit !== undefined && (
          <OrderDeposit confirmation={vm.deposit} deposit={order.deposit} status={order.status} />
        )}
        <OrderObstacles obstacles={order.obstacles ?? []} country={country} />
      </Card>
      {profileOf(country).hasOrderDocuments && vm.documents !== undefined && (
        <div ref={documents} className={styles.documentsPlace}>
          <Suspense>
            <OrderDocuments panel={vm.documents} country={country} isOpen={isListing} onToggle={setListing} />
          </Suspense>
        </div>
      )}
      <div className={styles.columns}>
        <OrderInvoices vm={vm} country={country} order={order} />
        <OrderSummaryCard vm={vm} order={order} country={country} />
      </div>
      <OrderSettlementCard vm={vm} order={order} country={country} />
      <OrderBills vm={vm} />
      <OrderActivityCard vm={vm} country={country} />
    </div>
  )
})
