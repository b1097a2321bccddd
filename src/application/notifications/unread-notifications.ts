import { RemoteValue } from '../shared/remote-value.ts'
import type { LiveEvents } from '../live/live-events.port.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { NotificationHistory } from './notification-history.port.ts'

export interface UnreadNotificationsDependencies {
  readonly history: NotificationHistory
  readonly live: LiveEvents
  readonly scheduler: Scheduler
}

/** How many notifications the user has not read. What is notified follows a change that is told live. */
export class UnreadNotifications {
  readonly number: RemoteValue<number>

  constructor({ history, live, scheduler }: UnreadNotificationsDependencies) {
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
