import { observer } from 'mobx-react-lite'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { OrderActivityRow } from '#application/orders/order-steps.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { dayText } from '../text/history.ts'
import { orderActivityText } from '../text/order-activity.ts'
import { useOrderStyles } from './orders.styles.ts'

export interface OrderActivityCardProps {
  readonly vm: OrderDetailViewModel
  readonly country: Country
}

/** Who did what on the order and when, newest first. */
export const OrderActivityCard = observer(function OrderActivityCard({ vm, country }: OrderActivityCardProps) {
  const styles = useOrderStyles()
  return (
    <RemoteCard title={orderActivityText.title} model={vm.activity} failed={orderActivityText.failed}>
      {() => (
        <ol className={styles.activity}>
          {vm.activityRows?.map((row) => (
            <Entry key={row.id} row={row} today={vm.today} country={country} />
          ))}
        </ol>
      )}
    </RemoteCard>
  )
})

interface EntryProps {
  readonly row: OrderActivityRow
  readonly today: CivilDate
  readonly country: Country
}

const Entry = ({ row, today, country }: EntryProps) => {
  const styles = useOrderStyles()
  return (
    <li className={styles.activityEntry}>
      <span>{orderActivityText.action(row, country)}</span>
      <span className={styles.activityBy}>
        {orderActivityText.by(row.actor, row.operator)} · {dayText(row.on.date, today)}, {row.on.time}
      </span>
    </li>
  )
}
