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

/**
 * Return: the window goes online, the document becomes visible, or the page returns from the back/forward cache. Leave:
 * the document is hidden or unloaded.
 */
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
  onLeave: (listener) => {
    const page = find()
    const hidden = (): void => {
      if (page.document.visibilityState === 'hidden') listener()
    }
    page.addEventListener('pagehide', listener)
    page.document.addEventListener('visibilitychange', hidden)
    return () => {
      page.removeEventListener('pagehide', listener)
      page.document.removeEventListener('visibilitychange', hidden)
    }
  },
})
