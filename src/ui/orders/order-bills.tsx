import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { OrderBill } from '#application/orders/orders.port.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { Card } from '../design/layout/card.tsx'
import { ordersText } from '../text/orders.ts'
import { useOrderStyles } from './orders.styles.ts'

/** The charges of the order at its transfer; nothing before. */
export const OrderBills = observer(function OrderBills({ vm }: { readonly vm: OrderDetailViewModel }) {
  const styles = useOrderStyles()
  const { value: bills = [] } = vm.bills
  if (bills.length === 0) return null
  return (
    <Card title={ordersText.bills.title}>
      <ul className={styles.activity}>
        {bills.map((bill) => (
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
      <span className={styles.activityEntry}>
        <span>
          {name} · <MoneyText value={bill.amount} />
        </span>
        <span className={styles.activityBy}>{ordersText.bills.issuedOn(formatShortDate(bill.issuedOn))}</span>
      </span>
      <Button
        icon={vm.isBillDownloading(bill) ? <Spinner /> : null}
        aria-label={ordersText.bills.downloadOf(name)}
        onClick={() => void vm.downloadBill(bill)}
      >
        {ordersText.bills.download}
      </Button>
    </li>
  )
})
