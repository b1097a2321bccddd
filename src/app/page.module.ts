import type { ContainerModule } from 'inversify'
import { FormDrafts } from '#application/drafts/form-drafts.ts'
import { ProfileDraftStorage } from '#application/business/profile-draft-storage.ts'
import { CompanySwitch } from '#application/identity/company-switch.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { ImpersonationBannerViewModel } from '#application/identity/impersonation-banner.view-model.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { Sessions } from '#application/identity/sessions.port.ts'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { SignInViewModel } from '#application/identity/sign-in.view-model.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { MaintenanceProbe } from '#application/maintenance/maintenance.port.ts'
import { MaintenanceViewModel } from '#application/maintenance/maintenance.view-model.ts'
import { AppearanceViewModel } from '#application/preferences/appearance.view-model.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { Analytics } from '#application/shared/analytics.port.ts'
import { PageClock } from '#application/shared/clock.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { DurableStorage, TabStorage } from '#application/shared/storage.port.ts'
import { Denials } from '#application/team/denials.ts'
import { makeAnalyticsQueue } from '#infrastructure/analytics/analytics-queue.ts'
import { syncOnPageShow } from '#infrastructure/browser/bfcache-storage.ts'
import { browserScheduler } from '#infrastructure/browser/browser-scheduler.ts'
import { makeBrowserStorage } from '#infrastructure/browser/browser-storage.ts'
import { clockOffsetStorage } from '#infrastructure/browser/clock-offset-storage.ts'
import { makePersistedPreferences } from '#infrastructure/browser/persisted-preferences.ts'
import { makeServerClock, type ServerClock as ServerTime } from '#infrastructure/browser/server-clock.ts'
import { makeApiCall } from '#infrastructure/http/api-call.ts'
import { makeApiClient } from '#infrastructure/http/api-client.ts'
import { makeApi } from '#infrastructure/http/api.ts'
import { makeHttpSessions } from '#infrastructure/identity/http-sessions.ts'
import { pageMark } from '#infrastructure/browser/page-mark.ts'
import { pageEventsOf } from '#infrastructure/browser/page-events.ts'
import { type LiveSubject, makeLiveSocket } from '#infrastructure/live/live-socket.ts'
import { connectWebSocket } from '#infrastructure/live/websocket.ts'
import { makePageMaintenance, type PageDocument } from '#infrastructure/maintenance/page-maintenance.ts'
import { createModule } from './create-module.ts'
import { loadAxios } from './load-axios.ts'
import { AnalyticsQueue, Api, ServerClock } from './tokens.ts'

/** Services that live as long as the page: the browser, the calls to the host, the session itself. */
export const pageModule = (page: PageDocument): ContainerModule =>
  createModule(({ bind, bindClass }) => {
    bind(Scheduler).toConstantValue(browserScheduler)
    bind(DurableStorage)
      .toDynamicValue(() =>
        syncOnPageShow(
          makeBrowserStorage(() => localStorage, globalThis),
          globalThis,
        ),
      )
      .inSingletonScope()
    bind(TabStorage)
      .toDynamicValue(() => makeBrowserStorage(() => sessionStorage, globalThis))
      .inSingletonScope()
    bind(Preferences).toResolvedValue(makePersistedPreferences, [DurableStorage]).inSingletonScope()
    bind(ServerClock)
      .toResolvedValue((preferences) => makeServerClock(Date.now, clockOffsetStorage(preferences)), [Preferences])
      .inSingletonScope()
    bind(PageClock).toService(ServerClock)
    bindClass(AppearanceViewModel).inSingletonScope()
    bind(MaintenanceProbe)
      .toDynamicValue(() => makePageMaintenance(page))
      .inSingletonScope()
    bindClass(MaintenanceViewModel).inSingletonScope()

    bindClass(CurrentSession).inSingletonScope()
    bindClass(Denials).inSingletonScope()
    bindClass(SessionViewModel).inSingletonScope()
    bindClass(CompanySwitch).inSingletonScope()
    bindClass(SignInDraft).inSingletonScope()
    bindClass(FormDrafts).inSingletonScope()
    bindClass(ProfileDraftStorage).inSingletonScope()
    bindClass(SignInViewModel)
    bindClass(ImpersonationBannerViewModel)

    bind(Api)
      .toResolvedValue(createApi, [CurrentSession, Denials, ServerClock, MaintenanceViewModel, Scheduler])
      .inSingletonScope()
    bind(Sessions)
      .toResolvedValue((api, time) => makeHttpSessions(api, time.beginSync), [Api, ServerClock])
      .inSingletonScope()
    bind(AnalyticsQueue)
      .toResolvedValue(
        (current, clock, scheduler) => makeAnalyticsQueue({ current, clock, scheduler }),
        [CurrentSession, ServerClock, Scheduler],
      )
      .inSingletonScope()
    bind(Analytics).toService(AnalyticsQueue)
    bind(LiveEvents).toResolvedValue(makeLive, [CurrentSession, Scheduler, MaintenanceViewModel]).inSingletonScope()
  })

const createApi = (
  current: CurrentSession,
  denials: Denials,
  time: ServerTime,
  maintenance: MaintenanceViewModel,
  scheduler: Scheduler,
) => {
  const client = makeApiClient({
    http: loadAxios,
    baseUrl: '',
    session: {
      token: () => current.session?.token,
      country: () => current.country,
      rejectToken: current.rejectToken,
      deny: denials.report,
      onEnd: current.onEnd,
    },
    beginSync: time.beginSync,
    maintenance: { isOn: () => maintenance.isOn, start: maintenance.start },
  })
  return makeApi(makeApiCall(client, scheduler), {
    businessId: () => current.businessId,
    userId: () => current.session?.user.id,
  })
}

const makeLive = (current: CurrentSession, scheduler: Scheduler, maintenance: MaintenanceViewModel) =>
  makeLiveSocket({
    connect: connectWebSocket(liveUrl()),
    subject: () => liveSubject(current),
    onSubject: current.onChange,
    scheduler,
    pageAgeMs: () => performance.now(),
    pageMark,
    onReturn: pageEventsOf(() => window).onReturn,
    onServerShutdown: () => void maintenance.check(),
  })

const liveSubject = ({ businessId, session }: CurrentSession): LiveSubject | undefined =>
  businessId === undefined || session === undefined ? undefined : { businessId, token: session.token }

const liveUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
