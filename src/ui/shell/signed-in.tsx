import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { AppearanceViewModel } from '#application/shell/appearance.view-model.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { PageSpinner } from '../design/page-spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { shellText } from '../text/shell.ts'
import { AppShell } from './app-shell.tsx'
import { KeyboardHelpKey } from './keyboard-help-key.tsx'
import type { NavigationEntry } from './navigation.ts'
import { Notices } from './notices.tsx'
import { SessionWarning } from './session-warning.tsx'
import { ShellBanner } from './shell-banner.tsx'

const ENTRIES: ReadonlyArray<NavigationEntry> = [
  { to: '/finance', label: shellText.finance, icon: 'finance' },
  { to: '/orders', label: shellText.orders, shortLabel: shellText.ordersShort, icon: 'orders' },
]

/** The frame of the signed-in screens, with what belongs to no screen: notices, the banner, the end of the session. */
export const SignedIn = observer(function SignedIn() {
  const session = useViewModel(SessionViewModel)
  const current = useViewModel(CurrentSession)
  const appearance = useViewModel(AppearanceViewModel)
  const calendar = useViewModel(BusinessCalendar)
  const { pathname } = useLocation()
  useEffect(() => void calendar.load(), [calendar])
  const { business } = current
  return (
    <AppShell
      entries={ENTRIES}
      path={pathname}
      businessName={business?.name ?? ''}
      businessIdentifier={business === undefined ? '' : displayTaxId(business.country, business.identifier)}
      userName={current.session?.user.name ?? ''}
      amountsHidden={appearance.hideAmounts}
      onToggleAmounts={appearance.toggleAmounts}
      appearance={appearance.choice}
      onAppearance={appearance.choose}
      onSignOut={() => void session.signOut()}
      banner={<ShellBanner />}
    >
      <Suspense fallback={<PageSpinner />}><Outlet /></Suspense>
      <Notices />
      <SessionWarning />
      <KeyboardHelpKey />
    </AppShell>
  )
})
