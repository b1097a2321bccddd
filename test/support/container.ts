import type { Container, ContainerModule, ServiceIdentifier } from 'inversify'
import { createPageContainer, loadModule } from '#app/container.ts'
import { signedInModule } from '#app/features/signed-in.module.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { Session } from '#application/identity/sessions.port.ts'
import { Clock, PageClock } from '#application/shared/clock.port.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { Analytics } from '#application/shared/analytics.port.ts'
import { PageEvents } from '#application/shared/page-events.port.ts'
import { DurableStorage, TabStorage } from '#application/shared/storage.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { makeFakeAnalytics } from './fakes/analytics.ts'
import { makeFakeLiveEvents } from './fakes/live-events.ts'
import { makeFakePage } from './fakes/page-events.ts'
import { makeFakeStorage } from './fakes/storage.ts'
import type { FakeTime } from './fakes/time.ts'

/** Replaces what the modules bind to a token. */
type Rebinding = (container: Container) => unknown

export const fake =
  <T>(token: ServiceIdentifier<T>, value: NoInfer<T>): Rebinding =>
  (container) =>
    container.rebind(token).toConstantValue(value)

/** A tab in which a user is signed in: the modules of the client with fakes in place of the host and of the browser. */
export const signedInContainer = (
  { clock, scheduler }: FakeTime,
  session: Session,
  modules: ReadonlyArray<ContainerModule>,
  fakes: ReadonlyArray<Rebinding>,
): Container => {
  const container = createPageContainer({ isBuiltOff: false, has: () => false, refetch: async () => '' })
  for (const module of [signedInModule, ...modules]) loadModule(container, module)
  container.get(CurrentSession).set(session)
  const browser = [
    fake(Analytics, makeFakeAnalytics()),
    fake(Clock, clock),
    fake(DurableStorage, makeFakeStorage()),
    fake(LiveEvents, makeFakeLiveEvents()),
    fake(PageClock, clock),
    fake(PageEvents, makeFakePage().events),
    fake(Scheduler, scheduler),
    fake(TabStorage, makeFakeStorage()),
  ]
  for (const rebind of [...browser, ...fakes]) rebind(container)
  return container
}
