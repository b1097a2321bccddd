import { Button } from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { observer } from 'mobx-react-lite'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { isConfirming, type OrderDetail } from '#domain/orders/order.ts'
import { isTransferred, stateOf } from '#domain/orders/tracker.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { accountName } from '../text/deposit.ts'
import { orderPageText, stageOf } from '../text/order-page.ts'
import { ordersText } from '../text/orders.ts'
import { settlementText } from '../text/settlement.ts'
import { useOrderHeadStyles } from './order-head.styles.ts'

export interface OrderReceivedProps {
  readonly vm: OrderDetailViewModel
  readonly order: OrderDetail
}

/** The amount that was transferred or will be, with its day and its account. */
export const OrderReceived = observer(function OrderReceived({ vm, order }: OrderReceivedProps) {
  const styles = useOrderHeadStyles()
  const stage = stageOf(stateOf(order.status), isTransferred(order.status))
  const where = stage === 'rejected' ? '' : whereOf(vm, order).join(' · ')
  return (
    <p className={styles.money}>
      <span>{orderPageText.amount[isConfirming(order) ? 'suppliers' : 'company'][stage]}</span>
      <strong className={styles.amount}>
        <MoneyText value={vm.settlement.value?.transfer?.amount ?? order.transfer} />
      </strong>
      <span className={styles.where}>{where}</span>
    </p>
  )
})

export const DownloadSimulation = observer(function DownloadSimulation({ vm }: Pick<OrderReceivedProps, 'vm'>) {
  const styles = useOrderHeadStyles()
  return (
    <Button
      className={styles.download}
      icon={vm.isDownloading ? <Spinner /> : <ArrowDownload20Regular />}
      onClick={() => void vm.downloadSimulation()}
    >
      {ordersText.download}
    </Button>
  )
})

/** The third step is the transfer. */
const whereOf = (
  { settlement, steps }: OrderDetailViewModel,
  { deposit, status }: OrderDetail,
): ReadonlyArray<string> => {
  const sent = settlement.value?.transfer
  if (sent !== undefined) return [formatShortDate(sent.on), settlementText.accountOf(sent)]
  const moment = steps[2]
  const day = moment && formatShortDate(moment.on)
  return [
    ...(day === undefined ? [] : [isTransferred(status) ? day : orderPageText.expected(day)]),
    ...(deposit?.account === undefined ? [] : [accountName(deposit.account)]),
  ]
}
