import { OpenSessions } from '#application/profile/open-sessions.port.ts'
import { OpenSessionsViewModel } from '#application/profile/open-sessions.view-model.ts'
import { UserAccount } from '#application/profile/account.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { ProfileViewModel } from '#application/profile/profile.view-model.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { makeHttpAccount } from '#infrastructure/profile/http-account.ts'
import { makeHttpOpenSessions } from '#infrastructure/profile/http-open-sessions.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { PersonalPage as Screen } from '#ui/profile/personal-page.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(UserAccount).toResolvedValue(makeHttpAccount, [Api]).inSingletonScope()
  bindClass(ProfileViewModel, {
    account: UserAccount,
    current: CurrentSession,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
    session: SessionViewModel,
  })
  bind(OpenSessions).toResolvedValue(makeHttpOpenSessions, [Api]).inSingletonScope()
  bindClass(OpenSessionsViewModel, {
    sessions: OpenSessions,
    current: CurrentSession,
    notifications: NotificationsViewModel,
    clock: Clock,
  })
})
