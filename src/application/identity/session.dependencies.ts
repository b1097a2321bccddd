import type { Analytics } from '../shared/analytics.port.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { Storage } from '../shared/storage.port.ts'
import type { Preferences } from '../preferences/preferences.port.ts'
import type { CurrentSession } from './current-session.ts'
import type { Sessions } from './sessions.port.ts'

export interface SessionDependencies {
  readonly current: CurrentSession
  readonly sessions: Sessions
  readonly durable: Storage
  readonly tab: Storage
  readonly preferences: Preferences
  readonly clock: Pick<Clock, 'now'>
  readonly scheduler: Scheduler
  readonly analytics: Analytics
}
