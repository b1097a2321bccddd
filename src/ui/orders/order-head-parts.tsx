import { observer } from 'mobx-react-lite'
import { companyTask } from '#application/orders/company-task.ts'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { isConfirming, type OrderDetail } from '#domain/orders/order.ts'
import { stateOf } from '#domain/orders/tracker.ts'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { orderPageText } from '../text/order-page.ts'
import { orderStateLabel } from '../text/tracker.ts'
import { typeText } from './order-fact-columns.tsx'
import { OrderDeposit } from './order-deposit.tsx'
import { OrderNextStep } from './order-next-step.tsx'
import { OrderObstacles } from './order-obstacles.tsx'
import { orderStateColor } from './order-state-color.ts'

export interface OrderHeadProps {
  readonly vm: OrderDetailViewModel
  readonly order: OrderDetail
  readonly country: Country
  readonly onDocuments: () => void
}

export const OrderStateChip = ({ order: { status } }: Pick<OrderHeadProps, 'order'>) => (
  <StatusChip color={orderStateColor(stateOf(status))} label={orderStateLabel(status)} />
)

/** The present step, and the tasks of the company. */
export const NextSteps = observer(function NextSteps({ vm, order, country, onDocuments }: OrderHeadProps) {
  return (
    <>
      <OrderNextStep
        state={stateOf(order.status)}
        order={order}
        country={country}
        task={companyTask(order, country)}
        late={vm.lateLines}
        onDocuments={onDocuments}
        reason={order.history.at(-1)?.reason}
      />
      {order.deposit !== undefined && <OrderDeposit confirmation={vm.deposit} deposit={order.deposit} />}
      <OrderObstacles obstacles={order.obstacles ?? []} country={country} />
    </>
  )
})

/** The type of the order, with the number of its invoices and of those who pay them. */
export const aboutOf = (
  { invoiceCount, settlement }: OrderDetailViewModel,
  order: OrderDetail,
  country: Country,
): string => {
  const lines = settlement.value?.lines ?? []
  const count = lines.length > 0 ? lines.length : invoiceCount
  if (count === undefined) return typeText(order.type)
  const parties = new Set(lines.map(({ payer }) => payer.identifier)).size
  const invoices = orderPageText.invoices(count, country)
  return orderPageText.about(
    typeText(order.type),
    parties === 0 ? invoices : `${invoices} de ${orderPageText.parties(parties, isConfirming(order), country)}`,
  )
}
