import { ContainerModule } from 'inversify'
import { Analytics } from '#application/shared/analytics.port.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { FreshKeys } from '#application/shared/fresh-keys.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { DurableStorage, TabStorage } from '#application/shared/storage.port.ts'
import { Preferences } from '#application/shell/preferences.port.ts'
import { makeBrowserStorage } from '#infrastructure/browser/browser-storage.ts'
import { makeMemoryAnalytics } from '#infrastructure/browser/memory-analytics.ts'
import { makePersistedPreferences } from '#infrastructure/browser/persisted-preferences.ts'
import { randomKeys } from '#infrastructure/browser/random-keys.ts'
import { makeSystemClock } from '#infrastructure/browser/system-clock.ts'
import { timers } from '#infrastructure/browser/timers.ts'
import { HostClock } from './tokens.ts'

/** What the browser gives: time, storage, chance. */
export const browserModule = new ContainerModule(({ bind }) => {
  bind(HostClock).toResolvedValue(() => makeSystemClock()).inSingletonScope()
  bind(Clock).toResolvedValue((clock) => clock, [HostClock]).inSingletonScope()
  bind(Scheduler).toConstantValue(timers)
  bind(FreshKeys).toConstantValue(randomKeys)
  bind(DurableStorage).toResolvedValue(() => makeBrowserStorage(() => localStorage, globalThis)).inSingletonScope()
  bind(TabStorage).toResolvedValue(() => makeBrowserStorage(() => sessionStorage, globalThis)).inSingletonScope()
  bind(Preferences).toResolvedValue(makePersistedPreferences, [DurableStorage]).inSingletonScope()
  bind(Analytics).toResolvedValue(makeMemoryAnalytics, [Scheduler]).inSingletonScope()
})
