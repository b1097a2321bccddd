import type { Announcements } from '../announcements/announcements.port.ts'
import type { Maintenance } from '../http/maintenance.ts'
import type { TaxJobs } from '../jobs/tax-jobs.ts'
import type { LiveHub } from '../live/live-hub.ts'
import type { SignatureChecks } from '../tax-authority/sign/index.ts'

export interface FollowAnnouncementsDependencies {
  readonly announcements: Pick<Announcements, 'subscribe'>
  readonly live: Pick<LiveHub, 'closeAll' | 'closeSession' | 'publish'>
  readonly maintenance: Pick<Maintenance, 'isOn' | 'refresh'>
  readonly jobs: Pick<TaxJobs, 'enqueue'>
  readonly signatures: Pick<SignatureChecks, 'queueWaiting'>
  readonly onError: (error: unknown) => void
}

const RETRY_AFTER_MS = 1_000

/** Does at this host what any host announces. */
export const followAnnouncements = (deps: FollowAnnouncementsDependencies): void => {
  const { announcements, jobs, live, maintenance, onError, signatures } = deps
  const followMaintenance = (): void =>
    void maintenance.refresh().then(
      () => (maintenance.isOn() ? live.closeAll() : undefined),
      (error: unknown) => {
        onError(error)
        setTimeout(followMaintenance, RETRY_AFTER_MS).unref()
      },
    )
  /** The host that changed it may have ended before its announcement was sent. */
  const checkMaintenance = (): void => {
    const wasOn = maintenance.isOn()
    maintenance.refresh().then(() => (maintenance.isOn() && !wasOn ? live.closeAll() : undefined), onError)
  }
  const checkSignatures = (): void => void signatures.queueWaiting().catch(onError)
  announcements.subscribe({
    onAnnouncement: (announcement, at) => {
      switch (announcement.type) {
        case 'change':
          return live.publish(announcement.message, at)
        case 'sessionEnd':
          return live.closeSession(announcement.sessionId)
        case 'maintenance':
          return followMaintenance()
        case 'job':
          return jobs.enqueue(announcement.businessId)
        case 'signatures':
          return checkSignatures()
      }
    },
    /* Pages load everything again when they have lost their connection. Each host looks for queued jobs by itself. */
    onMissed: () => {
      live.closeAll()
      followMaintenance()
      checkSignatures()
    },
    onInterval: checkMaintenance,
    onError,
  })
}
