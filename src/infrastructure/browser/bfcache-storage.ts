import type { Storage } from '#application/shared/storage.port.ts'

/** Events of a page that enters and leaves the back/forward cache. */
export interface PageEvents {
  readonly addEventListener: (type: 'pagehide' | 'pageshow', listener: () => void) => void
  readonly removeEventListener: (type: 'pagehide' | 'pageshow', listener: () => void) => void
}

/** A page in the back/forward cache misses storage events; this notifies its watchers of changed values on return. */
export const syncOnPageShow = (storage: Storage, page: PageEvents): Storage => ({
  ...storage,
  watch: (key, changed) => {
    let left = storage.read(key)
    const leave = (): void => {
      left = storage.read(key)
    }
    const comeBack = (): void => {
      const text = storage.read(key)
      if (text !== left) changed(text)
      left = text
    }
    const stop = storage.watch(key, (text) => {
      left = text
      changed(text)
    })
    page.addEventListener('pagehide', leave)
    page.addEventListener('pageshow', comeBack)
    return () => {
      stop()
      page.removeEventListener('pagehide', leave)
      page.removeEventListener('pageshow', comeBack)
    }
  },
})
