import type { Session } from '#application/identity/sessions.port.ts'
import { token } from '#application/shared/token.ts'
import type { AnalyticsQueue as Queue } from '#infrastructure/analytics/analytics-queue.ts'
import type { ServerClock as ServerTime } from '#infrastructure/browser/server-clock.ts'
import type { Api as ApiCalls } from '#infrastructure/http/api.ts'
import type { SessionContainer } from './session-containers.ts'

/** Parts of adapters, which only the wiring resolves. */
export const ServerClock = token<ServerTime>('ServerClock')
export const AnalyticsQueue = token<Queue>('AnalyticsQueue')
export const Api = token<ApiCalls>('Api')
export const SessionContainers = token<(session: Session) => SessionContainer>('SessionContainers')
