import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import type { BusinessId } from '#domain/kernel/id.ts'
import { CLOSE_UNAUTHORIZED, LIVE_PATH, type LiveCommand, LiveMessage } from '#wire/live.codec.ts'
import { answerRaw } from '../http/raw-answer.ts'
import { isLocalHost, type KnowsHost } from '../kernel/known-hosts.ts'
import { timeOfMark } from '../kernel/page-mark.ts'
import { makeRecentChanges } from './recent-changes.ts'
import { guardUpgrade, type LiveSession } from './upgrade-guard.ts'

const MAX_FRAME_BYTES = 4096
const PING_EVERY_MS = 25_000
/** A user has one for each tab. */
const SOCKETS_PER_USER = 10
/** Clients reconnect after this code. */
const SERVICE_RESTART = 1012
/** Clients connect again at once: another host may serve them. */
const GOING_AWAY = 1001

export interface LiveHub {
  /** Sends to every connection of the business here. It was announced at `at`, milliseconds since 1970, or now. */
  readonly publish: (message: LiveMessage, at?: number) => void
  /** Closes the connections of a session ended elsewhere. */
  readonly closeSession: (sessionId: string) => void
  /** Closes the connections of inactive sessions, on every heartbeat. */
  readonly evictExpired: () => Promise<void>
  /** Closes every connection, unauthenticated ones included. */
  readonly closeAll: () => void
  readonly attach: (server: Server, knowsHost?: KnowsHost) => void
  /** How many connections are open. */
  readonly count: () => number
  /** Closes every connection, and resolves when all clients have answered. */
  readonly close: () => Promise<void>
  /** Ends the connections of clients that do not answer. */
  readonly terminate: () => void
}

export interface LiveHubOptions {
  /** The session of a token, or `undefined` for an invalid token. */
  readonly authenticate: (token: string) => Promise<LiveSession | undefined>
  /** Which of these sessions are active. */
  readonly activeSessions: (sessionIds: ReadonlyArray<string>) => Promise<ReadonlySet<string>>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Whether the host rejects connections: it is in maintenance or stops. */
  readonly isClosed: () => boolean
}

interface Connection {
  readonly socket: WebSocket
  readonly businessId: BusinessId
  readonly session: LiveSession
  alive: boolean
}

/** The websocket server: connections, their subscriptions and their rights. */
export const makeLiveHub = ({ authenticate, activeSessions, isClosed, now }: LiveHubOptions): LiveHub => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false })
  const connections = new Set<Connection>()
  const recent = makeRecentChanges(now)

  const open = (socket: WebSocket, businessId: BusinessId, session: LiveSession): void => {
    const connection: Connection = { socket, businessId, session, alive: true }
    const expiry = setTimeout(() => socket.close(CLOSE_UNAUTHORIZED), Math.max(0, session.expiresAt * 1000 - now()))
    expiry.unref()
    connections.add(connection)
    socket.on('pong', () => void (connection.alive = true))
    socket.once('close', () => {
      clearTimeout(expiry)
      connections.delete(connection)
    })
    send(socket, { type: 'ready', businessId })
  }

  const greet = (socket: WebSocket): void => {
    socket.on('error', () => socket.terminate())
    const openedAt = now()
    guardUpgrade(socket, authenticate, ({ businessId, missedMs, page }: LiveCommand, session) => {
      const [oldest, ...others] = [...connections].filter((connection) => connection.session.userId === session.userId)
      if (oldest !== undefined && others.length + 1 >= SOCKETS_PER_USER) {
        connections.delete(oldest)
        oldest.socket.close(1008)
      }
      open(socket, businessId, session)
      if (missedMs === undefined) return
      const sentAt = page === undefined ? undefined : timeOfMark(page)
      for (const message of recent.since(businessId, Math.max(openedAt - missedMs, sentAt ?? 0))) send(socket, message)
    })
  }

  const evictExpired = async (): Promise<void> => {
    if (connections.size === 0) return
    const checked = [...connections]
    const active = await activeSessions(checked.map(({ session }) => session.id))
    for (const { session, socket } of checked) if (!active.has(session.id)) socket.close(CLOSE_UNAUTHORIZED)
  }

  const beat = setInterval(() => {
    recent.prune()
    for (const connection of connections) {
      if (!connection.alive) connection.socket.terminate()
      connection.alive = false
      connection.socket.ping()
    }
    /* After a database error the next heartbeat checks again. */
    void evictExpired().catch(() => undefined)
  }, PING_EVERY_MS)
  beat.unref()

  return {
    publish: (message, at = now()) => {
      recent.add(message, at)
      for (const connection of connections)
        if (connection.businessId === message.businessId) send(connection.socket, message)
    },
    closeSession: (sessionId) => {
      for (const connection of connections)
        if (connection.session.id === sessionId) connection.socket.close(CLOSE_UNAUTHORIZED)
    },
    evictExpired,
    closeAll: () => {
      for (const socket of sockets.clients) socket.close(SERVICE_RESTART)
    },
    attach: (server, knowsHost = isLocalHost) =>
      server.on('upgrade', (request, stream, head) => {
        if (!knowsHost(request.headers.host)) return answerRaw(stream, 421)
        if (!comesFromOurPages(request)) return answerRaw(stream, 403)
        if (isClosed()) return answerRaw(stream, 503)
        sockets.handleUpgrade(request, stream, head, greet)
      }),
    count: () => sockets.clients.size,
    close: async () => {
      clearInterval(beat)
      for (const socket of sockets.clients) socket.close(GOING_AWAY)
      await new Promise<void>((resolve) => sockets.close(() => resolve()))
    },
    terminate: () => {
      for (const socket of sockets.clients) socket.terminate()
    },
  }
}

const send = (socket: WebSocket, message: LiveMessage): void => socket.send(JSON.stringify(LiveMessage.encode(message)))

/** Only pages of this host may connect: the origin's host must equal the request's. */
const comesFromOurPages = ({ headers, url }: IncomingMessage): boolean => {
  const { origin, host } = headers
  return (
    url === LIVE_PATH &&
    origin !== undefined &&
    host !== undefined &&
    URL.canParse(origin) &&
    new URL(origin).host === host
  )
}
