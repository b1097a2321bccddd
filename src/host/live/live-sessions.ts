import { authenticate } from '../identity/authorise.ts'
import { activeSessions } from '../identity/session-store.ts'
import type { HostServices } from '../server/services.ts'
import type { LiveHubOptions } from './live-hub.ts'

/** Rules for opening and closing live connections. */
export const liveSessionsOf = (
  parts: Pick<HostServices, 'clock' | 'database' | 'maintenance' | 'tokens'>,
): LiveHubOptions => ({
  authenticate: async (token) => {
    const session = await authenticate(parts, token)
    return (
      session && {
        id: session.id,
        userId: session.user.id,
        businessId: session.business?.id,
        expiresAt: session.expiresAt,
      }
    )
  },
  connections: (sessionIds) => activeSessions(parts.database, sessionIds, parts.clock.now()),
  now: parts.clock.now,
  isClosed: parts.maintenance.isOn,
})
