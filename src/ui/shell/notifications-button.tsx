import { Button } from '@fluentui/react-components'
import { Alert24Regular } from '@fluentui/react-icons/svg/alert'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { UnreadNotifications } from '#application/notifications/unread-notifications.ts'
import { NOTIFICATIONS_PATH } from '../app/paths.ts'
import { useProfileState } from '../app/profile-origin.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { shellText } from '../text/shell.ts'
import { lazyPart } from '../app/lazy-part.ts'
import { useTopBarStyles } from './top-bar.styles.ts'

/** Fetched once something is unread, which is counted after the first screen. */
const CountBadge = lazyPart(async () => (await import('./count-badge.tsx')).CountBadge)

/** Leads to the history of notifications, with the number of unread ones, which is announced when it changes. */
export const NotificationsButton = observer(function NotificationsButton() {
  const styles = useTopBarStyles()
  const { count } = useViewModel(UnreadNotifications)
  const { country } = useViewModel(CurrentSession)
  const navigate = useNavigate()
  const state = useProfileState()
  const news = count === 0 ? '' : shellText.unread(count, country)
  const name = count === 0 ? shellText.notifications : `${shellText.notifications}: ${news}`
  return (
    <>
      <Button
        appearance="transparent"
        className={styles.button}
        icon={<Alert24Regular />}
        aria-label={name}
        title={name}
        onClick={() => void navigate(NOTIFICATIONS_PATH, { state })}
      >
        {count > 0 && (
          <Suspense>
            <CountBadge count={count} />
          </Suspense>
        )}
      </Button>
      <span className={styles.spoken} aria-live="polite">
        {news}
      </span>
    </>
  )
})
