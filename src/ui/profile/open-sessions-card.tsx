import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { type OpenSessionRow, OpenSessionsViewModel } from '#application/profile/open-sessions.view-model.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { dayText } from '../text/history.ts'
import { deviceText, openSessionsText } from '../text/open-sessions.ts'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { useProfileStyles } from './profile.styles.ts'

/** The open sessions of the user; not for an operator who acts as the user. */
export const OpenSessionsCard = observer(function OpenSessionsCard() {
  const vm = useViewModel(OpenSessionsViewModel)
  useEffect(() => vm.activate(), [vm])
  if (!vm.isOffered) return null
  return (
    <>
      <RemoteCard title={openSessionsText.title} model={vm.list} failed={openSessionsText.failed}>
        {() => <SessionList vm={vm} />}
      </RemoteCard>
      <EndSessionsDialog vm={vm} />
    </>
  )
})

const SessionList = observer(function SessionList({ vm }: { readonly vm: OpenSessionsViewModel }) {
  const styles = useProfileStyles()
  return (
    <>
      <ul className={styles.sessions}>
        {vm.rows.map((row) => (
          <SessionRow key={row.id} row={row} today={vm.today} />
        ))}
      </ul>
      {vm.hasOthers ? (
        <div>
          <Button onClick={vm.open}>{openSessionsText.endOthers}</Button>
        </div>
      ) : (
        <p className={styles.words}>{openSessionsText.noOthers}</p>
      )}
    </>
  )
})

const SessionRow = ({ row, today }: { readonly row: OpenSessionRow; readonly today: CivilDate }) => {
  const styles = useProfileStyles()
  const { isCurrent, lastSeenOn, openedOn, userAgent } = row
  return (
    <li className={styles.session}>
      <div className={styles.sessionWords}>
        <strong>{deviceText(userAgent)}</strong>
        <span className={styles.term}>
          {openSessionsText.lastSeen(dayText(lastSeenOn.date, today), lastSeenOn.time)}
        </span>
        <span className={styles.term}>{openSessionsText.opened(dayText(openedOn.date, today), openedOn.time)}</span>
      </div>
      {isCurrent && <StatusChip color="green" label={openSessionsText.current} />}
    </li>
  )
}
