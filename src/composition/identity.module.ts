import { ContainerModule } from 'inversify'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { Sessions } from '#application/identity/sessions.port.ts'
import { SignInViewModel } from '#application/identity/sign-in.view-model.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { DurableStorage, TabStorage } from '#application/shared/storage.port.ts'
import { AppearanceViewModel } from '#application/shell/appearance.view-model.ts'
import { Preferences } from '#application/shell/preferences.port.ts'
import { makeHttpSessions } from '#infrastructure/identity/http-sessions.ts'
import { ApiCall, HostClock } from './tokens.ts'

/** Who is signed in, from before anybody is until after. */
export const identityModule = new ContainerModule(({ bind }) => {
  bind(CurrentSession).toResolvedValue(() => new CurrentSession()).inSingletonScope()
  bind(Sessions).toResolvedValue((call, clock) => makeHttpSessions(call, clock.hear), [ApiCall, HostClock]).inSingletonScope()
  bind(SessionViewModel)
    .toResolvedValue(
      (current, sessions, durable, tab, preferences, clock, scheduler) =>
        new SessionViewModel({ current, sessions, durable, tab, preferences, clock, scheduler }),
      [CurrentSession, Sessions, DurableStorage, TabStorage, Preferences, Clock, Scheduler],
    )
    .inSingletonScope()
  bind(SignInViewModel)
    .toResolvedValue((session, tab, scheduler) => new SignInViewModel(session, tab, scheduler), [SessionViewModel, TabStorage, Scheduler])
    .inTransientScope()
  bind(AppearanceViewModel).toResolvedValue((preferences) => new AppearanceViewModel(preferences), [Preferences]).inSingletonScope()
})
