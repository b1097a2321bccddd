import * as E from 'fp-ts/Either'
import type { RawData, WebSocket } from 'ws'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { CLOSE_FORBIDDEN, CLOSE_UNAUTHORIZED, LiveCommand } from '#wire/live.codec.ts'

const HANDSHAKE_MS = 10_000
const COMMANDS = 5
const COMMANDS_WINDOW_MS = 10_000

/** The rights of a token. `expiresAt` is seconds since 1970. */
export interface LiveSession {
  readonly id: string
  readonly userId: UserId
  readonly businessId: BusinessId | undefined
  readonly expiresAt: number
}

/**
 * Waits for the first message with business and token; accepts the connection or closes it. The token is in a message
 * and not in the URL, so that no log contains it.
 */
export const guardUpgrade = (
  socket: WebSocket,
  authenticate: (token: string) => Promise<LiveSession | undefined>,
  onAccepted: (command: LiveCommand, session: LiveSession) => void,
): void => {
  let first = true
  let commands = 0
  const handshakeTimeout = setTimeout(() => socket.close(CLOSE_UNAUTHORIZED), HANDSHAKE_MS)
  const commandsReset = setInterval(() => void (commands = 0), COMMANDS_WINDOW_MS)
  handshakeTimeout.unref()
  commandsReset.unref()
  socket.once('close', () => {
    clearTimeout(handshakeTimeout)
    clearInterval(commandsReset)
  })
  socket.on('message', (data, isBinary) => {
    commands += 1
    if (commands > COMMANDS) return socket.close(1008)
    if (!first) return rejectRepeated(socket, data)
    first = false
    clearTimeout(handshakeTimeout)
    const command = isBinary ? undefined : commandIn(data)
    if (command === undefined) return socket.close(CLOSE_UNAUTHORIZED)
    void authenticate(command.token).then(
      (session) => {
        if (session === undefined) return socket.close(CLOSE_UNAUTHORIZED)
        if (session.businessId !== command.businessId) return socket.close(CLOSE_FORBIDDEN)
        if (socket.readyState === socket.OPEN) onAccepted(command, session)
      },
      () => socket.close(1011),
    )
  })
}

/** A connection serves one business; another needs another connection. */
const rejectRepeated = (socket: WebSocket, data: RawData): void =>
  socket.close(commandIn(data) === undefined ? CLOSE_UNAUTHORIZED : CLOSE_FORBIDDEN)

const commandIn = (data: RawData): LiveCommand | undefined => {
  try {
    const decoded = LiveCommand.decode(JSON.parse(String(data)))
    return E.isRight(decoded) ? decoded.right : undefined
  } catch {
    return undefined
  }
}
