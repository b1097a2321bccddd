import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { CopyText } from '#application/notifications/copy-text.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { UnreadNotifications } from '#application/notifications/unread-notifications.ts'
import { AppearanceViewModel } from '#application/preferences/appearance.view-model.ts'
import { ConnectionRecovery } from '#application/shared/connection-recovery.ts'
import { NavigationViewModel } from '#application/shell/navigation.view-model.ts'
import { TasksViewModel } from '#application/shell/tasks.view-model.ts'
import { formatFullDate } from '#domain/kernel/format.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { PROFILE_PATH } from '../app/paths.ts'
import { useProfileState } from '../app/profile-origin.ts'
import { HeadingFocus } from '../app/heading-focus.tsx'
import { useStrayFiles } from '../app/use-stray-files.ts'
import { useIdleAfter } from '../app/use-idle-after.ts'
import { FirstVisit } from '../business/first-visit.tsx'
import { CopyContext } from '../design/controls/copy-context.ts'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { shellText } from '../text/shell.ts'
import { AppShell } from './app-shell.tsx'
import { RouteErrorBoundary } from './route-error-boundary.tsx'
import { Toasts } from '../notifications/toasts.tsx'
import { SessionWarning } from './session-warning.tsx'
import { ShellBanner } from './shell-banner.tsx'
import { AppOverlays } from './app-overlays.tsx'
import { useNavigation } from './menu.ts'
import { NotificationsButton } from './notifications-button.tsx'
import { TasksButton } from './tasks-button.tsx'
import { useShowTour } from './use-show-tour.ts'
import { type Overlay, useOverlayKeys } from './use-overlay-keys.ts'
import { lazyPart } from '../app/lazy-part.ts'

/** For operators only. */
const ImpersonationFrame = lazyPart(async () => (await import('./impersonation-banner.tsx')).ImpersonationFrame)

/** The layout of signed-in screens, with toasts, banners and the end of the session. */
export const SignedInLayout = observer(function SignedInLayout() {
  const session = useViewModel(SessionViewModel)
  const { business, country, session: who } = useViewModel(CurrentSession)
  const appearance = useViewModel(AppearanceViewModel)
  const entries = useNavigation()
  const showTour = useShowTour()
  const { copy } = useViewModel(CopyText)
  const [overlay, setOverlay] = useState<Overlay | undefined>(undefined)
  const navigate = useNavigate()
  const state = useProfileState()
  const { pathname } = useLocation()
  useOverlayKeys(setOverlay)
  const { show } = useViewModel(NotificationsViewModel)
  useStrayFiles('document', () => show({ _tag: 'FileNotTaken' }))
  const { today } = useShellWork()
  const shell = (
    <AppShell
      entries={entries}
      path={pathname}
      today={formatFullDate(today)}
      businessName={business?.name ?? ''}
      businessIdentifier={business === undefined ? '' : displayTaxId(country, business.identifier)}
      identifierLabel={shellText.copyIdentifier(country)}
      userName={who?.user.name ?? ''}
      amountsHidden={appearance.hideAmounts}
      onToggleAmounts={appearance.toggleAmounts}
      appearance={appearance.choice}
      onAppearance={appearance.choose}
      onProfile={() => void navigate(PROFILE_PATH, { state })}
      onSearch={() => setOverlay('palette')}
      onKeys={() => setOverlay('keys')}
      onTour={showTour}
      onSignOut={() => void session.signOut()}
      extras={
        <>
          <TasksButton />
          <NotificationsButton />
        </>
      }
      banner={<ShellBanner />}
    >
      <RouteErrorBoundary path={pathname}>
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </RouteErrorBoundary>
      <HeadingFocus key={pathname} />
      <FirstVisit />
      <Toasts />
      <SessionWarning />
      <AppOverlays open={overlay} onOpen={setOverlay} onClose={() => setOverlay(undefined)} />
    </AppShell>
  )
  return (
    <CopyContext value={copy}>
      {who?.isSudo === true ? (
        <Suspense fallback={<PageSpinner />}>
          <ImpersonationFrame>{shell}</ImpersonationFrame>
        </Suspense>
      ) : (
        shell
      )}
    </CopyContext>
  )
})

/** Services that run for every screen. They open the live connection. */
const useShellWork = (): BusinessCalendar => {
  const calendar = useViewModel(BusinessCalendar)
  const navigation = useViewModel(NavigationViewModel)
  const tasks = useViewModel(TasksViewModel)
  const unread = useViewModel(UnreadNotifications)
  const recovery = useViewModel(ConnectionRecovery)
  const isIdle = useIdleAfter(true)
  useEffect(() => navigation.activate(), [navigation])
  useEffect(() => recovery.activate(), [recovery])
  useEffect(() => (isIdle ? tasks.list.follow() : undefined), [tasks, isIdle])
  useEffect(() => (isIdle ? unread.number.activate() : undefined), [unread, isIdle])
  useEffect(() => {
    if (isIdle) void calendar.load()
  }, [calendar, isIdle])
  return calendar
}
