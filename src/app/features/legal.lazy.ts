import { Documents } from '#application/documents/documents.port.ts'
import { DocumentsViewModel } from '#application/documents/documents.view-model.ts'
import { FileSaver } from '#application/documents/file-saver.port.ts'
import { MexicanGeography } from '#application/geography/mexican-geography.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { Stakeholders } from '#application/legal/stakeholders.port.ts'
import { StakeholdersViewModel } from '#application/legal/stakeholders.view-model.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { makeHttpMexicanGeography } from '#infrastructure/geography/http-mexican-geography.ts'
import { makeHttpStakeholders } from '#infrastructure/legal/http-stakeholders.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'
import { documentsModule } from './documents.module.ts'

export { LegalPage as Screen } from '#ui/legal/legal-page.tsx'

export const module = createModule(
  ({ bind, bindClass }) => {
    bind(Stakeholders).toResolvedValue(makeHttpStakeholders, [Api]).inSingletonScope()
    bind(MexicanGeography).toResolvedValue(makeHttpMexicanGeography, [Api]).inSingletonScope()
    bindClass(StakeholdersViewModel, {
      clock: Clock,
      current: CurrentSession,
      geography: MexicanGeography,
      keys: IdempotencyKeys,
      live: LiveEvents,
      notifications: NotificationsViewModel,
      scheduler: Scheduler,
      stakeholders: Stakeholders,
    })
    bindClass(DocumentsViewModel, {
      documents: Documents,
      saver: FileSaver,
      live: LiveEvents,
      notifications: NotificationsViewModel,
    })
  },
  [documentsModule],
)
