import { token } from '#application/shared/token.ts'
import type { EventQueue } from '#infrastructure/analytics/event-queue.ts'
import type { HostTime } from '#infrastructure/browser/host-time.ts'
import type { HeadStart } from '#infrastructure/financing/head-start.ts'
import type { ApiClient } from '#infrastructure/http/api-client.ts'
import type { Call } from '#infrastructure/http/call.ts'
import type { Tenant } from '#infrastructure/http/tenant.ts'

/** Names that only the wiring knows: parts of adapters, which no view-model asks for. */
export const TimeOfHost = token<HostTime>('TimeOfHost')
export const EventsOut = token<EventQueue>('EventsOut')
export const Api = token<ApiClient>('Api')
export const ApiCall = token<Call>('ApiCall')
export const ApiTenant = token<Tenant>('ApiTenant')
export const InvoicesHeadStart = token<HeadStart>('InvoicesHeadStart')
