import { RemoteValue } from '../shared/remote-value.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { NotificationHistory } from './notification-history.port.ts'
import type { Resolved } from '../shared/token.ts'

/** How many notifications the user has not read. What is notified follows a change that is told live. */
export class UnreadNotifications {
  static readonly needs = { history: NotificationHistory, live: LiveEvents, scheduler: Scheduler }
  readonly number: RemoteValue<number>

  constructor({ history, live, scheduler }: Resolved<typeof UnreadNotifications.needs>) {
    this.number = new RemoteValue({
      load: history.unread,
      live,
      refreshOn: (event) => !('progress' in event) || event.progress.status !== 'WORKING',
      debounce: { scheduler, ms: 1_000 },
    })
  }

  get count(): number {
    return this.number.value ?? 0
  }
}
