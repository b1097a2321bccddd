import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import {
  type NotificationHistoryDay,
  NotificationHistoryViewModel,
} from '#application/notifications/notification-history.view-model.ts'
import type { NotificationEvent } from '#application/notifications/notification-history.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { APPROVALS_PATH, orderPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { Card } from '../design/layout/card.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { approvalsText } from '../text/approvals.ts'
import { dayText, historyText, notificationEventText } from '../text/history.ts'
import { toastText } from '../text/toasts.ts'
import { NotificationChannels } from './notification-channels.tsx'
import { useHistoryStyles } from './history.styles.ts'

/** The channel of each kind of notification, and the notifications by day. */
export const HistoryPage = observer(function HistoryPage() {
  const vm = useViewModel(NotificationHistoryViewModel)
  useEffect(() => vm.activate(), [vm])
  return (
    <>
      <NotificationChannels vm={vm} />
      <Card title={historyText.list}>
        <History vm={vm} />
      </Card>
    </>
  )
})

const History = observer(function History({ vm }: { readonly vm: NotificationHistoryViewModel }) {
  const { past, days, today, country } = vm
  const { failure, rows } = past
  if (failure === undefined && rows === undefined) return <PageSpinner />
  return (
    <>
      <FailureBanner failure={failure} intro={historyText.failed} onRetry={past.retry} />
      {days.map((day) => (
        <Day key={day.date} day={day} name={dayText(day.date, today)} country={country} />
      ))}
      {days.length === 0 && failure === undefined && (
        <EmptyState title={historyText.empty} detail={historyText.emptyDetail} />
      )}
    </>
  )
})

const isAboutApproval = ({ _tag }: NotificationEvent): boolean =>
  _tag === 'ApprovalRequested' || _tag === 'ApprovalDecided'

const Day = ({
  day,
  name,
  country,
}: {
  readonly day: NotificationHistoryDay
  readonly name: string
  readonly country: Country
}) => {
  const styles = useHistoryStyles()
  return (
    <section className={styles.day} aria-label={name}>
      <h3 className={styles.date}>{name}</h3>
      <ul className={styles.list}>
        {day.entries.map((entry) => {
          const order = entry._tag === 'Past' && 'order' in entry.event ? entry.event.order : undefined
          return (
            <li key={entry.key} className={styles.entry}>
              <span className={styles.time}>{entry.time}</span>
              <span className={styles.words}>
                <span>
                  {entry._tag === 'Past'
                    ? notificationEventText(entry.event, country)
                    : toastText(entry.toast, country)}
                </span>{' '}
                {entry._tag === 'Past' && isAboutApproval(entry.event) && (
                  <span className={styles.link}>
                    <TextLink to={APPROVALS_PATH}>{approvalsText.see}</TextLink>
                  </span>
                )}
                {order !== undefined && (
                  <span className={styles.link}>
                    <TextLink to={orderPath(order)}>{historyText.seeOrder}</TextLink>
                  </span>
                )}
              </span>
              {entry.isNew && <span className={styles.isNew}>{historyText.isNew}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
