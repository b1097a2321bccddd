import { ContainerModule } from 'inversify'
import { BusinessName } from '#application/business/business-name.ts'
import { Businesses } from '#application/business/businesses.port.ts'
import { CompleteProfileViewModel } from '#application/business/complete-profile.view-model.ts'
import { ProfileDraftStorage } from '#application/business/profile-draft-storage.ts'
import { ProfileSubmission } from '#application/business/profile-submission.ts'
import type { OpenedUrl } from '#application/business/suggested-country.ts'
import { Users } from '#application/business/users.port.ts'
import { WelcomeBackViewModel } from '#application/business/welcome-back.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { ImpersonationViewModel } from '#application/identity/impersonation.view-model.ts'
import { ImpersonationBannerViewModel } from '#application/identity/impersonation-banner.view-model.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { Sessions } from '#application/identity/sessions.port.ts'
import { Analytics } from '#application/shared/analytics.port.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { makeHttpUsers } from '#infrastructure/business/http-users.ts'
import { withUser } from '#infrastructure/http/with-user.ts'
import { ApiCall } from './tokens.ts'

/** Becoming the user of a business: by its form, or for a while as somebody else. Whoever is one already does not wait for it. */
export const becomingModule = new ContainerModule(({ bind }) => {
  bind(Users)
    .toResolvedValue(
      (call, current) =>
        makeHttpUsers(
          call,
          withUser(() => current.session?.user.id),
        ),
      [ApiCall, CurrentSession],
    )
    .inSingletonScope()
  bind(BusinessName)
    .toResolvedValue((businesses, scheduler) => new BusinessName(businesses, scheduler), [Businesses, Scheduler])
    .inTransientScope()
  bind(ProfileSubmission)
    .toResolvedValue(
      (users, businesses, session, memory, analytics) =>
        new ProfileSubmission({ users, businesses, session, memory, analytics }),
      [Users, Businesses, SessionViewModel, ProfileDraftStorage, Analytics],
    )
    .inTransientScope()
  bind(WelcomeBackViewModel)
    .toResolvedValue(
      (preferences, current, clock, memory) =>
        new WelcomeBackViewModel({
          preferences,
          current,
          clock,
          address: openedAddress(),
          isUnderWay: memory.hasDraft,
        }),
      [Preferences, CurrentSession, Clock, ProfileDraftStorage],
    )
    .inTransientScope()
  bind(CompleteProfileViewModel)
    .toResolvedValue(
      (name, submission, drafts, welcome, scheduler) =>
        new CompleteProfileViewModel({ name, submission, drafts, welcome, scheduler }),
      [BusinessName, ProfileSubmission, ProfileDraftStorage, WelcomeBackViewModel, Scheduler],
    )
    .inTransientScope()
  bind(ImpersonationViewModel)
    .toResolvedValue((sessions, session) => new ImpersonationViewModel(sessions, session), [Sessions, SessionViewModel])
    .inTransientScope()
  bind(ImpersonationBannerViewModel)
    .toResolvedValue(
      (session, clock, scheduler) => new ImpersonationBannerViewModel(session, clock, scheduler),
      [SessionViewModel, Clock, Scheduler],
    )
    .inTransientScope()
})

/** Its query is read for a country and nothing else. */
const openedAddress = (): OpenedUrl => ({
  hostname: location.host.split(':')[0] ?? '',
  country: new URLSearchParams(location.search).get('country') ?? undefined,
})
