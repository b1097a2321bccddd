import { ContainerModule } from 'inversify'
import { ProfileDraftStorage } from '#application/business/profile-draft-storage.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { PageEvents } from '#application/shared/page-events.port.ts'
import { TabStorage } from '#application/shared/storage.port.ts'
import { pageEventsOf } from '#infrastructure/browser/page-returns.ts'
import { uuidKeys } from '#infrastructure/browser/uuid-keys.ts'
import { clockOf } from '#infrastructure/browser/system-clock.ts'
import type { Tab } from './tab.ts'
import { TimeOfHost } from './tokens.ts'

/** What sessions have in common: what the tab has, and what the browser gives besides. */
export const tabModule = (tab: Tab): ContainerModule =>
  new ContainerModule(({ bind }) => {
    for (const name of tab.names) bind(name).toDynamicValue(() => tab.get(name))
    bind(Clock).toResolvedValue(clockOf, [TimeOfHost]).inSingletonScope()
    bind(ProfileDraftStorage)
      .toResolvedValue((storage, current) => new ProfileDraftStorage(storage, current), [TabStorage, CurrentSession])
      .inSingletonScope()
    bind(IdempotencyKeys).toConstantValue(uuidKeys)
    bind(PageEvents).toConstantValue(pageEventsOf(() => window))
  })
