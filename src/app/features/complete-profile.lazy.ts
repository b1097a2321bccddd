import { BusinessName } from '#application/business/business-name.ts'
import { Businesses } from '#application/business/businesses.port.ts'
import { CompleteProfileViewModel } from '#application/business/complete-profile.view-model.ts'
import { ProfileDraftStorage } from '#application/business/profile-draft-storage.ts'
import { ProfileSubmission } from '#application/business/profile-submission.ts'
import type { OpenedUrl } from '#application/business/suggested-country.ts'
import { Users } from '#application/business/users.port.ts'
import { WelcomeBackViewModel } from '#application/business/welcome-back.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { Analytics } from '#application/shared/analytics.port.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { makeHttpUsers } from '#infrastructure/business/http-users.ts'
import { createModule } from '../create-module.ts'
import { bindSession } from '../session-bindings.ts'
import { Api } from '../tokens.ts'

export { CompleteScreen as Screen } from '#ui/business/complete-screen.tsx'

export const module = createModule((bindings) => {
  const { bind, bindClass } = bindings
  bindSession(bindings)
  bind(Users).toResolvedValue(makeHttpUsers, [Api]).inSingletonScope()
  bind(NotificationsViewModel)
    .toResolvedValue((scheduler, clock) => new NotificationsViewModel(scheduler, clock), [Scheduler, Clock])
    .inSingletonScope()
  bind(BusinessName).toResolvedValue(
    (businesses, scheduler) => new BusinessName(businesses, scheduler),
    [Businesses, Scheduler],
  )
  bindClass(ProfileSubmission, {
    users: Users,
    businesses: Businesses,
    session: SessionViewModel,
    drafts: ProfileDraftStorage,
    analytics: Analytics,
  })
  bind(WelcomeBackViewModel).toResolvedValue(
    (preferences, current, clock, draft) =>
      new WelcomeBackViewModel({ preferences, current, clock, address: openedUrl(), isUnderWay: draft.hasDraft }),
    [Preferences, CurrentSession, Clock, ProfileDraftStorage],
  )
  bindClass(CompleteProfileViewModel, {
    name: BusinessName,
    submission: ProfileSubmission,
    drafts: ProfileDraftStorage,
    welcome: WelcomeBackViewModel,
    signInDraft: SignInDraft,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  })
})

/** Its query is read for a country and nothing else. */
const openedUrl = (): OpenedUrl => ({
  hostname: location.host.split(':')[0] ?? '',
  country: new URLSearchParams(location.search).get('country') ?? undefined,
})
