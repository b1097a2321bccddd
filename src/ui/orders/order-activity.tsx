import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { OrderActivityRow } from '#application/orders/order-steps.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { ActivityEntry, ActivityList } from '../design/layout/activity-list.tsx'
import { Card } from '../design/layout/card.tsx'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { dayText } from '../text/history.ts'
import { orderActivityText } from '../text/order-activity.ts'

export interface OrderActivityCardProps {
  readonly vm: OrderDetailViewModel
  readonly country: Country
}

const NEWEST = 5

/** Who did what on the order and when, newest first; all of it on request. */
export const OrderActivityCard = observer(function OrderActivityCard({ vm, country }: OrderActivityCardProps) {
  const [isWhole, setWhole] = useState(false)
  const rows = vm.activityRows ?? []
  const others = rows.length > NEWEST && (
    <LinkButton onClick={() => setWhole(!isWhole)}>
      {isWhole ? orderActivityText.newest(NEWEST) : orderActivityText.all(formatInteger(rows.length, country))}
    </LinkButton>
  )
  return (
    <Card title={orderActivityText.title} aside={others}>
      <RemoteContent model={vm.activity} failed={orderActivityText.failed}>
        {() => (
          <ActivityList>
            {rows.slice(0, isWhole ? undefined : NEWEST).map((row) => (
              <Entry key={row.id} row={row} today={vm.today} country={country} />
            ))}
          </ActivityList>
        )}
      </RemoteContent>
    </Card>
  )
})

interface EntryProps {
  readonly row: OrderActivityRow
  readonly today: CivilDate
  readonly country: Country
}

const Entry = ({ row, today, country }: EntryProps) => (
  <ActivityEntry
    by={`${dayText(row.on.date, today)}, ${row.on.time} · ${orderActivityText.by(row.actor, row.operator)}`}
  >
    {orderActivityText.action(row, country)}
  </ActivityEntry>
)
