import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { payrollPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { ActivityEntry, ActivityList } from '../design/layout/activity-list.tsx'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { supplierActivityText as text } from '../text/supplier-activity.ts'
import type { SupplierPartProps } from './supplier.types.ts'
import { useSupplierStyles } from './suppliers.styles.ts'

/** The lists and payments of the supplier, and who changed its accounts and its term. */
export const SupplierActivityCard = observer(function SupplierActivityCard({ vm, country }: SupplierPartProps) {
  const styles = useSupplierStyles()
  const { today } = useViewModel(BusinessCalendar)
  useEffect(() => vm.activity.activate(), [vm])
  return (
    <RemoteCard title={text.title} model={vm.activity} failed={text.failed}>
      {(events) =>
        events.length === 0 ? (
          <p className={styles.nothing}>{text.empty}</p>
        ) : (
          <ActivityList>
            {events.map((event, at) => (
              <ActivityEntry key={`${event.on} ${events.length - at}`} by={text.by(event, today)}>
                <span>{text.event(event, country)}</span>
                {event.payroll && (
                  <>
                    {' '}
                    <TextLink to={payrollPath(event.payroll.id)}>{text.list(event.payroll.name)}</TextLink>
                  </>
                )}
              </ActivityEntry>
            ))}
          </ActivityList>
        )
      }
    </RemoteCard>
  )
})
