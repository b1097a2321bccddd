import type { Storage } from '#application/shared/storage.port.ts'

/** The used part of the Web Storage API. */
export interface TextStore {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, text: string) => void
  readonly removeItem: (key: string) => void
}

/** Source of the browser's storage events. */
export interface StorageEvents {
  readonly addEventListener: (type: 'storage', listener: (event: StorageChange) => void) => void
  readonly removeEventListener: (type: 'storage', listener: (event: StorageChange) => void) => void
}

export interface StorageChange {
  /** `null`: the storage was cleared. */
  readonly key: string | null
  readonly newValue: string | null
  readonly storageArea?: unknown
}

/** `find` is called each time, because reading a forbidden `localStorage` property throws. */
export const makeBrowserStorage = (find: () => TextStore, events: StorageEvents): Storage => ({
  read: (key) => attempt(() => find().getItem(key) ?? undefined),
  write: (key, text) => attempt(() => find().setItem(key, text)),
  remove: (key) => attempt(() => find().removeItem(key)),
  keys: () => attempt(() => Object.keys(find())) ?? [],
  watch: (key, changed) => {
    const listener = (event: StorageChange): void => {
      const isHere =
        event.storageArea === undefined || event.storageArea === null || event.storageArea === attempt(find)
      if (isHere && (event.key === key || event.key === null)) changed(event.newValue ?? undefined)
    }
    events.addEventListener('storage', listener)
    return () => events.removeEventListener('storage', listener)
  },
})

/** A missing, full or forbidden storage stores nothing, and the product continues. */
const attempt = <A>(act: () => A): A | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}
