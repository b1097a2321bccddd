import type { ServiceIdentifier } from 'inversify'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { Sessions } from '#application/identity/sessions.port.ts'
import { SignInViewModel } from '#application/identity/sign-in.view-model.ts'
import { Analytics } from '#application/shared/analytics.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { DurableStorage, TabStorage } from '#application/shared/storage.port.ts'
import { AppearanceViewModel } from '#application/preferences/appearance.view-model.ts'
import { MaintenanceProbe } from '#application/maintenance/maintenance.port.ts'
import { MaintenanceViewModel } from '#application/maintenance/maintenance.view-model.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { makeAnalyticsQueue } from '#infrastructure/analytics/analytics-queue.ts'
import { makeBrowserStorage } from '#infrastructure/browser/browser-storage.ts'
import { makeServerClock } from '#infrastructure/browser/server-clock.ts'
import { clockOffsetStorage } from '#infrastructure/browser/clock-offset-storage.ts'
import { makePersistedPreferences } from '#infrastructure/browser/persisted-preferences.ts'
import { syncOnPageShow } from '#infrastructure/browser/bfcache-storage.ts'
import { browserScheduler } from '#infrastructure/browser/browser-scheduler.ts'
import { makeLateSessions } from '#infrastructure/identity/late-sessions.ts'
import { makePageMaintenance, type PageDocument } from '#infrastructure/maintenance/page-maintenance.ts'
import { EventsOut, TimeOfHost } from './tokens.ts'

/** What lives as long as the tab, each under its name. */
export interface Tab {
  readonly get: <T>(identifier: ServiceIdentifier<T>) => T
  readonly names: ReadonlyArray<ServiceIdentifier<unknown>>
}

/**
 * Put together by hand: whoever signs in waits for this and not for the container's library, which comes with the work
 * of a session. `findSessions` fetches that work; `page` says whether the product is closed.
 */
export const buildTab = (findSessions: (tab: Tab) => Promise<Sessions>, page: PageDocument = UNMARKED): Tab => {
  const durable = syncOnPageShow(
    makeBrowserStorage(() => localStorage, globalThis),
    globalThis,
  )
  const storage = makeBrowserStorage(() => sessionStorage, globalThis)
  const preferences = makePersistedPreferences(durable)
  const time = makeServerClock(Date.now, clockOffsetStorage(preferences))
  const current = new CurrentSession()
  const sign = makePageMaintenance(page)
  const maintenance = new MaintenanceViewModel(sign, current, durable, preferences)
  const sessions = makeLateSessions(() => findSessions(tab))
  const events = makeAnalyticsQueue({ current, clock: time, scheduler: browserScheduler })
  const session = new SessionViewModel({
    current,
    sessions,
    durable,
    tab: storage,
    preferences,
    clock: time,
    scheduler: browserScheduler,
    analytics: events,
  })
  const appearance = new AppearanceViewModel(preferences)
  const draft = new SignInDraft()
  const tab = tabOf(
    [TimeOfHost, () => time],
    [Scheduler, () => browserScheduler],
    [Analytics, () => events],
    [EventsOut, () => events],
    [DurableStorage, () => durable],
    [TabStorage, () => storage],
    [Preferences, () => preferences],
    [CurrentSession, () => current],
    [Sessions, () => sessions],
    [SessionViewModel, () => session],
    [SignInDraft, () => draft],
    [
      SignInViewModel,
      () => new SignInViewModel({ session, tab: storage, draft, clock: time, scheduler: browserScheduler }),
    ],
    [AppearanceViewModel, () => appearance],
    [MaintenanceProbe, () => sign],
    [MaintenanceViewModel, () => maintenance],
  )
  return tab
}

const UNMARKED: PageDocument = { isBuiltOff: false, has: () => false, refetch: async () => '' }

type Made<T> = readonly [ServiceIdentifier<T>, () => T]

/** The names of each maker, and what it makes. */
export const tabOf = <T extends ReadonlyArray<unknown>>(...makers: { readonly [K in keyof T]: Made<T[K]> }): Tab => {
  const byName = new Map<unknown, () => unknown>(makers)
  return {
    get: <A>(identifier: ServiceIdentifier<A>): A => {
      const make = byName.get(identifier)
      if (make === undefined) throw new Error(`Nothing of the tab is called ${String(identifier)}`)
      return make() as A
    },
    names: makers.map(([identifier]) => identifier),
  }
}
