import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { CertificateViewModel } from '#application/tax-credential/certificate.view-model.ts'
import { Certificates } from '#application/tax-credential/certificates.port.ts'
import { makeHttpCertificates } from '#infrastructure/tax-credential/http-certificates.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { TaxPage as Screen } from '#ui/profile/tax-page.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(Certificates).toResolvedValue(makeHttpCertificates, [Api]).inSingletonScope()
  bindClass(CertificateViewModel, {
    certificates: Certificates,
    clock: Clock,
    current: CurrentSession,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  })
})
