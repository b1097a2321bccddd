import { ContainerModule } from 'inversify'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { MaintenanceViewModel } from '#application/maintenance/maintenance.view-model.ts'
import { makePrefetchedInvoices } from '#infrastructure/financing/prefetched-invoices.ts'
import { makeHttpInvoices } from '#infrastructure/financing/http-invoices.ts'
import { makeApiClient } from '#infrastructure/http/api-client.ts'
import { makeApiCall } from '#infrastructure/http/api-call.ts'
import { withBusiness } from '#infrastructure/http/with-business.ts'
import { connectWebSocket } from '#infrastructure/live/websocket.ts'
import { makeLiveSocket, type LiveSubject } from '#infrastructure/live/live-socket.ts'
import type { ServerClock } from '#infrastructure/browser/server-clock.ts'
import { Api, ApiCall, ApiTenant, InvoicesHeadStart, TimeOfHost } from './tokens.ts'

/** Who speaks to the host, in whose name, and for which business. */
export const apiModule = new ContainerModule(({ bind }) => {
  bind(Api).toResolvedValue(makeApi, [CurrentSession, TimeOfHost, MaintenanceViewModel]).inSingletonScope()
  bind(ApiCall).toResolvedValue(makeApiCall, [Api, Scheduler]).inSingletonScope()
  bind(ApiTenant)
    .toResolvedValue((current: CurrentSession) => withBusiness(() => current.businessId), [CurrentSession])
    .inSingletonScope()
  bind(InvoicesHeadStart)
    .toResolvedValue(
      (call, tenant, scheduler, current) =>
        makePrefetchedInvoices(makeHttpInvoices(call, tenant), scheduler, () => current.session?.token),
      [ApiCall, ApiTenant, Scheduler, CurrentSession],
    )
    .inSingletonScope()
  bind(LiveEvents)
    .toResolvedValue(
      (current, scheduler, maintenance) =>
        makeLiveSocket({
          connect: connectWebSocket(lineAddress()),
          subject: () => subjectOf(current),
          onSubject: current.onChange,
          scheduler,
          onServerShutdown: () => void maintenance.check(),
        }),
      [CurrentSession, Scheduler, MaintenanceViewModel],
    )
    .inSingletonScope()
})

const makeApi = (current: CurrentSession, time: ServerClock, maintenance: MaintenanceViewModel) =>
  makeApiClient({
    baseUrl: '',
    session: { token: () => current.session?.token, country: () => current.country, rejectToken: current.refuse },
    askTime: time.ask,
    maintenance: { isOn: () => maintenance.isOn, start: maintenance.start },
  })

const subjectOf = ({ businessId, session }: CurrentSession): LiveSubject | undefined =>
  businessId === undefined || session === undefined ? undefined : { businessId, token: session.token }

/** Beside the page, as safe as the page. */
const lineAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
