import type { Storage } from '#application/shared/storage.port.ts'

/** Where a browser announces that it puts a page aside, and that it takes it up again. */
export interface PageEvents {
  readonly addEventListener: (type: 'pagehide' | 'pageshow', listener: () => void) => void
  readonly removeEventListener: (type: 'pagehide' | 'pageshow', listener: () => void) => void
}

/** A page that is kept while its user goes elsewhere hears of nothing meanwhile: when it is gone back to, it is told what changed. */
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
