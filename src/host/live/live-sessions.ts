import { authenticate } from '../identity/authorise.ts'
import { activeSessions } from '../identity/session-store.ts'
import type { HostServices } from '../server/services.ts'
import type { LiveHubOptions } from './live-hub.ts'

/** The sessions that live connections belong to. */
export const liveSessionsOf = (
  services: Pick<HostServices, 'clock' | 'database' | 'tokens'>,
): Omit<LiveHubOptions, 'isClosed'> => ({
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
