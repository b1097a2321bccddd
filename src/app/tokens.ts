import { token } from '#application/shared/token.ts'
import type { AnalyticsQueue as Queue } from '#infrastructure/analytics/analytics-queue.ts'
import type { ServerClock as ServerTime } from '#infrastructure/browser/server-clock.ts'
import type { PrefetchedInvoices } from '#infrastructure/financing/prefetched-invoices.ts'
import type { ApiClient } from '#infrastructure/http/api-client.ts'
import type { ApiCall as MakeCall } from '#infrastructure/http/api-call.ts'
import type { WithBusiness } from '#infrastructure/http/with-business.ts'
import type { WithUser } from '#infrastructure/http/with-user.ts'

/** Parts of adapters, which only the wiring resolves. */
export const ServerClock = token<ServerTime>('ServerClock')
export const AnalyticsQueue = token<Queue>('AnalyticsQueue')
export const Api = token<ApiClient>('Api')
export const ApiCall = token<MakeCall>('ApiCall')
export const BusinessCall = token<WithBusiness>('BusinessCall')
export const UserCall = token<WithUser>('UserCall')
export const InvoicesPrefetch = token<PrefetchedInvoices>('InvoicesPrefetch')
