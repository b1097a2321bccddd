import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { OrderBill } from '#application/orders/orders.port.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { Card } from '../design/layout/card.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { ordersText } from '../text/orders.ts'
import { useOrderStyles } from './orders.styles.ts'

export interface OrderBillsProps {
  readonly vm: OrderDetailViewModel
  readonly tabs: ReactNode
}

/** The charges of the order at its transfer. */
export const OrderBills = observer(function OrderBills({ vm, tabs }: OrderBillsProps) {
  const styles = useOrderStyles()
  return (
    <Card flush>
      <ListHead tabs={tabs} />
      <ul className={styles.bills} aria-label={ordersText.bills.title}>
        {vm.bills.value?.map((bill) => (
          <BillRow key={bill.id} bill={bill} vm={vm} />
        ))}
      </ul>
    </Card>
  )
})

interface BillRowProps {
  readonly bill: OrderBill
  readonly vm: OrderDetailViewModel
}

const BillRow = observer(function BillRow({ bill, vm }: BillRowProps) {
  const styles = useOrderStyles()
  const name = ordersText.bills.types[bill.type]
  return (
    <li className={styles.bill}>
      <span>{name}</span>
      <span className={styles.billDay}>{ordersText.bills.issuedOn(formatShortDate(bill.issuedOn))}</span>
      <strong>
        <MoneyText value={bill.amount} />
      </strong>
      <Button
        icon={vm.isBillDownloading(bill) ? <Spinner /> : null}
        aria-label={ordersText.bills.downloadOf(name)}
        onClick={() => void vm.downloadBill(bill)}
      >
        <span>{ordersText.bills.download}</span>
      </Button>
    </li>
  )
})
