import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { isConfirming, type OrderDetail } from '#domain/orders/order.ts'
import { stateOf } from '#domain/orders/tracker.ts'
import { ORDERS_PATH } from '../app/paths.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { BackLink } from '../design/controls/back-link.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { PHONE_SCREEN } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { ordersText } from '../text/orders.ts'
import { OrderActivityCard } from './order-activity.tsx'
import { OrderHead, OrderHeadOnPhone, OrderHeadRest } from './order-head.tsx'
import { OrderSummaryCard, SurplusSummaryCard } from './order-summary-card.tsx'
import { orderTabIn, orderTabQuery } from './order-tab.ts'
import { OrderTabs } from './order-tabs.tsx'
import { useOrderStyles } from './orders.styles.ts'

/** One order: its receipt, its parts, and how its figures come about. */
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
      {order !== undefined && <Order order={order} vm={vm} country={country} />}
    </>
  )
})

interface OrderProps {
  readonly order: OrderDetail
  readonly vm: OrderDetailViewModel
  readonly country: Country
}

const Order = observer(function Order({ order, vm, country }: OrderProps) {
  const styles = useOrderStyles()
  const [params, setParams] = useSearchParams()
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const Head = isPhone ? OrderHeadOnPhone : OrderHead
  const showDocuments = () => setParams(orderTabQuery('documents'), { replace: true })
  return (
    <div className={styles.page}>
      <Head vm={vm} order={order} country={country} onDocuments={showDocuments} />
      <OrderTabs key={order.id} vm={vm} order={order} country={country} chosen={orderTabIn(params)} />
      {isPhone && <OrderHeadRest vm={vm} order={order} country={country} />}
      <div className={styles.cards}>
        <OrderSummaryCard order={order} country={country} />
        {profileOf(country).hasSurplus && !isConfirming(order) && stateOf(order.status) !== 'REJECTED' && (
          <SurplusSummaryCard vm={vm} order={order} country={country} />
        )}
        <OrderActivityCard vm={vm} country={country} />
      </div>
    </div>
  )
})
