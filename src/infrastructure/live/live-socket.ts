import type { LiveEvent, LiveEvents } from '#application/live/live-events.port.ts'
import type { Scheduler } from '#application/shared/scheduler.port.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { CLOSE_FORBIDDEN, CLOSE_UNAUTHORIZED, LiveCommand } from '#wire/live.codec.ts'
import type { Connection, ConnectWebSocket } from './websocket.ts'
import { eventOf, readFrame } from './live-message.ts'

/** Whose news to ask for, and what entitles to them. */
export interface LiveSubject {
  readonly businessId: BusinessId
  readonly token: string
}

export interface LiveSocketOptions {
  readonly connect: ConnectWebSocket
  readonly subject: () => LiveSubject | undefined
  /** Calls back when the subject may have changed. The answer stops it. */
  readonly onSubject: (changed: () => void) => () => void
  readonly scheduler: Scheduler
  /** The host closed the line because it is going away for a while. */
  readonly onServerShutdown?: () => void
}

const RECONNECT_MS = 5_000
/** The protocol's number for a service that restarts. */
const SERVICE_RESTART = 1012

/** One line per tab: opened with the first listener, reopened five seconds after it breaks, closed with the last. */
export const makeLiveSocket = (options: LiveSocketOptions): LiveEvents => {
  const listeners = new Set<(event: LiveEvent) => void>()
  const tell = (event: LiveEvent): void => listeners.forEach((listener) => listener(event))
  let stop: (() => void) | undefined
  return {
    subscribe: (listener) => {
      const own = (event: LiveEvent): void => listener(event)
      listeners.add(own)
      stop ??= keepConnected(options, tell)
      return () => {
        if (!listeners.delete(own) || listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}

/** Keeps a line to the present subject open until it is stopped. */
const keepConnected = (options: LiveSocketOptions, tell: (event: LiveEvent) => void): (() => void) => {
  const { connect: open, subject, onSubject, scheduler } = options
  let line: Connection | undefined
  let asked: LiveSubject | undefined
  let wasReady = false
  let dialled = 0
  let stopWaiting = (): void => undefined

  const hangUp = (): void => {
    stopWaiting()
    dialled += 1
    line?.close()
    line = undefined
  }

  const dial = (): void => {
    hangUp()
    const now = subject()
    if (now?.businessId !== asked?.businessId) wasReady = false
    asked = now
    if (now === undefined) return
    const mine = dialled
    const isMine = (): boolean => mine === dialled
    line = open({
      onOpen: () => isMine() && line?.send(JSON.stringify(LiveCommand.encode({ command: 'create', ...now }))),
      onMessage: (data) => {
        const message = isMine() ? readFrame(data, now.businessId) : undefined
        if (message?.type === 'ready') {
          if (wasReady) tell({ _tag: 'Reconnected' })
          wasReady = true
        }
        const event = message && eventOf(message)
        if (event !== undefined) tell(event)
      },
      onClose: (code) => {
        if (!isMine()) return
        hangUp()
        if (code === SERVICE_RESTART) options.onServerShutdown?.()
        const isRefused = code === CLOSE_UNAUTHORIZED || code === CLOSE_FORBIDDEN
        if (!isRefused || subject()?.token !== now.token) stopWaiting = scheduler.after(RECONNECT_MS, dial)
      },
    })
  }

  /** The same business with a newer token goes on with the line it has; where there is none, the new token opens one. */
  const follow = (): void => {
    const now = subject()
    if (now?.businessId !== asked?.businessId || (line === undefined && now?.token !== asked?.token)) dial()
  }

  const stopFollowing = onSubject(follow)
  dial()
  return () => {
    stopFollowing()
    hangUp()
  }
}
