import type { CurrentSession } from '#application/identity/current-session.ts'
import type { Session } from '#application/identity/sessions.port.ts'
import type { Analytics, AnalyticsEvent } from '#application/shared/analytics.port.ts'
import type { Clock } from '#application/shared/clock.port.ts'
import type { Scheduler } from '#application/shared/scheduler.port.ts'
import type { UserId } from '#domain/kernel/id.ts'

/** A queued event. `at` is milliseconds since 1970. */
export interface QueuedEvent {
  readonly name: string
  readonly at: number
  readonly properties: Readonly<Record<string, string>>
}

/** Sends a batch in a session, without a result. `isLast`: the page may be closed before the response. */
export type SendEvents = (events: ReadonlyArray<QueuedEvent>, session: Session, isLast: boolean) => void

export interface AnalyticsQueue extends Analytics {
  /** Sets the transport; events are queued until then. */
  readonly sendWith: (send: SendEvents) => void
  /** Sends the queue because the page is about to close. */
  readonly flush: () => void
  readonly waiting: () => number
}

export interface EventQueueOptions {
  readonly current: CurrentSession
  readonly clock: Pick<Clock, 'now'>
  readonly scheduler: Scheduler
}

const KEPT_MS = 120_000
const GATHERED_MS = 5_000
const MAX_EVENTS = 200

interface Waiting extends QueuedEvent {
  /** Undefined before the sign-in: such an event belongs to the user who signs in next. */
  readonly owner: UserId | undefined
}

/**
 * Queues events in memory, for two minutes at most, until a user is signed in and a batch is full or five seconds old.
 * Each event is sent at most once, in the session of its user.
 */
export const makeAnalyticsQueue = ({ current, clock, scheduler }: EventQueueOptions): AnalyticsQueue => {
  let queue: ReadonlyArray<Waiting> = []
  let send: SendEvents | undefined
  let isGathering = false

  const flush = (isLast: boolean): void => {
    const { session } = current
    if (send === undefined || session === undefined || queue.length === 0) return
    const events = queue.map((waiting) => noted(waiting, session))
    queue = []
    send(events, session, isLast)
  }

  const gather = (): void => {
    if (isGathering || send === undefined || current.session === undefined || queue.length === 0) return
    isGathering = true
    scheduler.after(GATHERED_MS, () => {
      isGathering = false
      flush(false)
    })
  }

  current.onChange((session) => {
    queue = queue.filter(({ owner }) => owner === undefined || owner === session?.user.id)
    gather()
  })

  return {
    track: (event) => {
      const waiting = { ...waitingOf(event), at: Math.round(clock.now()), owner: current.session?.user.id }
      queue = [...queue, waiting].slice(-MAX_EVENTS)
      scheduler.after(KEPT_MS, () => (queue = queue.filter((other) => other !== waiting)))
      gather()
    },
    sendWith: (way) => {
      send = way
      gather()
    },
    flush: () => flush(true),
    waiting: () => queue.length,
  }
}

const waitingOf = ({ name, ...properties }: AnalyticsEvent) => ({ name, properties })

/** The only place that marks the events of an impersonation session. */
const noted = ({ name, at, properties }: Waiting, { isSudo }: Session): QueuedEvent => ({
  name,
  at,
  properties: isSudo ? { ...properties, source: 'sudo backoffice' } : properties,
})
