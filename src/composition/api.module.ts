import { ContainerModule } from 'inversify'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { MaintenanceViewModel } from '#application/shell/maintenance.view-model.ts'
import { withHeadStart } from '#infrastructure/financing/head-start.ts'
import { makeHttpInvoices } from '#infrastructure/financing/http-invoices.ts'
import { makeApiClient } from '#infrastructure/http/api-client.ts'
import { callOf } from '#infrastructure/http/call.ts'
import { tenantOf } from '#infrastructure/http/tenant.ts'
import { openWebSocket } from '#infrastructure/live/line.ts'
import { makeLiveSocket, type LiveSubject } from '#infrastructure/live/live-socket.ts'
import type { HostTime } from '#infrastructure/browser/host-time.ts'
import { Api, ApiCall, ApiTenant, InvoicesHeadStart, TimeOfHost } from './tokens.ts'

/** Who speaks to the host, in whose name, and for which business. */
export const apiModule = new ContainerModule(({ bind }) => {
  bind(Api).toResolvedValue(makeApi, [CurrentSession, TimeOfHost, MaintenanceViewModel]).inSingletonScope()
  bind(ApiCall).toResolvedValue(callOf, [Api, Scheduler]).inSingletonScope()
  bind(ApiTenant).toResolvedValue((current: CurrentSession) => tenantOf(() => current.businessId), [CurrentSession]).inSingletonScope()
  bind(InvoicesHeadStart)
    .toResolvedValue(
      (call, tenant, scheduler, current) => withHeadStart(makeHttpInvoices(call, tenant), scheduler, () => current.session?.token),
      [ApiCall, ApiTenant, Scheduler, CurrentSession],
    )
    .inSingletonScope()
  bind(LiveEvents)
    .toResolvedValue(
      (current, scheduler, maintenance) =>
        makeLiveSocket({
          open: openWebSocket(lineAddress()), subject: () => subjectOf(current), onSubject: current.onChange, scheduler,
          onGoingAway: () => void maintenance.check(),
        }),
      [CurrentSession, Scheduler, MaintenanceViewModel],
    )
    .inSingletonScope()
})

const makeApi = (current: CurrentSession, time: HostTime, maintenance: MaintenanceViewModel) =>
  makeApiClient({
    baseUrl: '',
    session: { token: () => current.session?.token, country: () => current.country, refuse: current.refuse },
    askTime: time.ask,
    maintenance: { isOn: () => maintenance.isOn, begin: maintenance.start },
  })

const subjectOf = ({ businessId, session }: CurrentSession): LiveSubject | undefined =>
  businessId === undefined || session === undefined ? undefined : { businessId, token: session.token }

/** Beside the page, as safe as the page. */
const lineAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
