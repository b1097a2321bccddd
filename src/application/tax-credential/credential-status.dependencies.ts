import type { DemoMode } from '../financing/demo-mode.ts'
import type { LiveEvents } from '../live/live-events.port.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { CredentialLinkedEvents } from './credential-linked-events.ts'
import type { TaxCredentials } from './tax-credentials.port.ts'

export interface CredentialStatusDependencies {
  readonly credentials: TaxCredentials
  readonly linked: CredentialLinkedEvents
  readonly keys: IdempotencyKeys
  readonly live: LiveEvents
  readonly mode: DemoMode
  readonly notifications: NotificationsViewModel
  readonly scheduler: Scheduler
}
