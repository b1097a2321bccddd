import type { AnnouncementListener, Announcements } from './announcements.port.ts'

/** For a host that has its database alone. */
export const makeLocalAnnouncements = (now: () => number): Announcements => {
  const listeners: Array<AnnouncementListener> = []
  return {
    publish: (announcement) => {
      for (const listener of listeners) listener.onAnnouncement(announcement, now())
    },
    subscribe: (listener) => void listeners.push(listener),
    start: async () => undefined,
    isConnected: () => true,
    close: async () => undefined,
  }
}
