import type { Database } from '../database/database.ts'
import type { Clock } from '../kernel/clock.ts'
import type { LiveHubOptions } from '../live/live-hub.ts'
import { authenticate } from './authorise.ts'
import { activeSessions } from './session-store.ts'
import type { Tokens } from './tokens.ts'

/** The sessions that live connections belong to. */
export const liveSessionsOf = (services: {
  readonly clock: Clock
  readonly database: Database
  readonly tokens: Tokens
}): Omit<LiveHubOptions, 'isClosed'> => ({
  authenticate: async (token) => {
    const session = await authenticate(services, token)
    return (
      session && {
        id: session.id,
        userId: session.user.id,
        businessId: session.business?.id,
        expiresAt: session.expiresAt,
      }
    )
  },
  activeSessions: (sessionIds) => activeSessions(services.database, sessionIds, services.clock.now()),
  now: services.clock.now,
})
