import type { LiveEvent, LiveEvents } from '#application/live/live-events.port.ts'
import type { PageEvents } from '#application/shared/page-events.port.ts'
import type { Scheduler } from '#application/shared/scheduler.port.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { CLOSE_FORBIDDEN, CLOSE_UNAUTHORIZED, LiveCommand } from '#wire/live.codec.ts'
import type { Connection, ConnectWebSocket } from './websocket.ts'
import { coalesceEvents } from './coalesced-events.ts'
import { eventOf, readFrame } from './live-message.ts'

/** The business to subscribe to, and its token. */
export interface LiveSubject {
  readonly businessId: BusinessId
  readonly token: string
}

export interface LiveSocketOptions {
  readonly connect: ConnectWebSocket
  readonly subject: () => LiveSubject | undefined
  /** Notifies when the subject may have changed; returns the unsubscription. */
  readonly onSubject: (changed: () => void) => () => void
  readonly scheduler: Scheduler
  /** Milliseconds since the page was opened: what it loaded may be that old. */
  readonly pageAgeMs: () => number
  /** How the host marked this page; undefined when it did not. */
  readonly pageMark: () => string | undefined
  /** Notifies when the user returns to the page; returns the unsubscription. */
  readonly onReturn: PageEvents['onReturn']
  /** The host closed the connection because it shuts down. */
  readonly onServerShutdown?: () => void
}

const RECONNECT_MS = 5_000
/** The websocket close code of a restarting service. */
const SERVICE_RESTART = 1012
/** That of a host that stops: another one may serve. */
const GOING_AWAY = 1001
/** That of the oldest connection of a user who opened one too many, in another tab. */
const POLICY_VIOLATION = 1008

/**
 * One connection per tab: opened with the first listener, reopened five seconds after a failure, at once when the host
 * stops, and when the user returns if newer tabs took its place; closed with the last listener.
 */
export const makeLiveSocket = (options: LiveSocketOptions): LiveEvents => {
  const listeners = new Set<(event: LiveEvent) => void>()
  const publish = (event: LiveEvent): void => listeners.forEach((listener) => listener(event))
  let stop: (() => void) | undefined
  return {
    subscribe: (listener) => {
      const own = (event: LiveEvent): void => listener(event)
      listeners.add(own)
      stop ??= keepConnected(options, publish)
      return () => {
        if (!listeners.delete(own) || listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}

/** Maintains a connection for the current subject until it is stopped. */
const keepConnected = (options: LiveSocketOptions, publish: (event: LiveEvent) => void): (() => void) => {
  const { connect: open, subject, onSubject, onReturn, scheduler, pageAgeMs, pageMark } = options
  const events = coalesceEvents(scheduler, publish)
  let connection: Connection | undefined
  let subscribed: LiveSubject | undefined
  /** The host repeats what a first connection missed, and not what a later one did. */
  let isFirst = true
  let connectionNumber = 0
  let stopWaiting = (): void => undefined

  const disconnect = (): void => {
    stopWaiting()
    connectionNumber += 1
    connection?.close()
    connection = undefined
  }

  const connect = (): void => {
    disconnect()
    const now = subject()
    if (now?.businessId !== subscribed?.businessId) {
      isFirst = true
      events.cancel()
    }
    subscribed = now
    if (now === undefined) return
    const mine = connectionNumber
    const isMine = (): boolean => mine === connectionNumber
    let isReady = false
    connection = open({
      onOpen: () => {
        const missedMs = Math.ceil(pageAgeMs())
        const command: LiveCommand = { command: 'create', ...now, missedMs, page: pageMark() }
        if (isMine()) connection?.send(JSON.stringify(LiveCommand.encode(command)))
      },
      onMessage: (data) => {
        const message = isMine() ? readFrame(data, now.businessId) : undefined
        if (message?.type === 'ready') {
          isReady = true
          if (!isFirst) publish({ _tag: 'Reconnected' })
          isFirst = false
        }
        const event = message && eventOf(message)
        if (event !== undefined) events.publish(event)
      },
      onClose: (code) => {
        if (!isMine()) return
        const delay = code === GOING_AWAY && isReady ? 0 : RECONNECT_MS
        isFirst = false
        disconnect()
        if (code === SERVICE_RESTART) options.onServerShutdown?.()
        if (code === POLICY_VIOLATION) return void (stopWaiting = onReturn(connect))
        const isRejected = code === CLOSE_UNAUTHORIZED || code === CLOSE_FORBIDDEN
        if (!isRejected || subject()?.token !== now.token) stopWaiting = scheduler.after(delay, connect)
      },
    })
  }

  /** A newer token of the same business continues on the open connection; without one it opens a connection. */
  const follow = (): void => {
    const now = subject()
    if (now?.businessId !== subscribed?.businessId || (connection === undefined && now?.token !== subscribed?.token))
      connect()
  }

  const stopFollowing = onSubject(follow)
  connect()
  return () => {
    stopFollowing()
    disconnect()
    events.cancel()
  }
}
