import { token } from '#application/shared/token.ts'
import type { AnalyticsQueue } from '#infrastructure/analytics/analytics-queue.ts'
import type { ServerClock } from '#infrastructure/browser/server-clock.ts'
import type { PrefetchedInvoices } from '#infrastructure/financing/prefetched-invoices.ts'
import type { ApiClient } from '#infrastructure/http/api-client.ts'
import type { ApiCall as MakeCall } from '#infrastructure/http/api-call.ts'
import type { WithBusiness } from '#infrastructure/http/with-business.ts'

/** Names that only the wiring knows: parts of adapters, which no view-model asks for. */
export const TimeOfHost = token<ServerClock>('TimeOfHost')
export const EventsOut = token<AnalyticsQueue>('EventsOut')
export const Api = token<ApiClient>('Api')
export const ApiCall = token<MakeCall>('ApiCall')
export const ApiTenant = token<WithBusiness>('ApiTenant')
export const InvoicesHeadStart = token<PrefetchedInvoices>('InvoicesHeadStart')
