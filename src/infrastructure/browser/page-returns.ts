import type { PageEvents } from '#application/shared/page-events.port.ts'

type Listen = (type: string, listener: () => void) => void

/** The used events of a window and its document. */
export interface PageWindow {
  readonly addEventListener: Listen
  readonly removeEventListener: Listen
  readonly document: {
    readonly visibilityState: string
    readonly addEventListener: Listen
    readonly removeEventListener: Listen
  }
}

/** The window goes online, the document becomes visible, or the page returns from the back/forward cache. */
export const pageEventsOf = (find: () => PageWindow): PageEvents => ({
  onReturn: (listener) => {
    const page = find()
    const seen = (): void => {
      if (page.document.visibilityState === 'visible') listener()
    }
    page.addEventListener('online', listener)
    page.addEventListener('pageshow', listener)
    page.document.addEventListener('visibilitychange', seen)
    return () => {
      page.removeEventListener('online', listener)
      page.removeEventListener('pageshow', listener)
      page.document.removeEventListener('visibilitychange', seen)
    }
  },
})
