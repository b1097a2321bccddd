import type { Announcements } from '../announcements/announcements.port.ts'
import type { Live } from './live.port.ts'

/** Reaches the pages of every host. */
export const makeAnnouncedLive = ({ publish }: Pick<Announcements, 'publish'>): Live => ({
  publish: (message) => publish({ type: 'change', message }),
  closeSession: (sessionId) => publish({ type: 'sessionEnd', sessionId }),
})
