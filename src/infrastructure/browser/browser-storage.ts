import type { Storage } from '#application/shared/storage.port.ts'

/** The part of a browser's storage that is used. */
export interface TextStore {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, text: string) => void
  readonly removeItem: (key: string) => void
}

/** Where a browser announces what other tabs changed. */
export interface StorageEvents {
  readonly addEventListener: (type: 'storage', listener: (event: StorageChange) => void) => void
  readonly removeEventListener: (type: 'storage', listener: (event: StorageChange) => void) => void
}

export interface StorageChange {
  /** `null`: all was cleared. */
  readonly key: string | null
  readonly newValue: string | null
  readonly storageArea?: unknown
}

/** `find` is asked each time: merely naming a forbidden storage throws. */
export const makeBrowserStorage = (find: () => TextStore, events: StorageEvents): Storage => ({
  read: (key) => attempt(() => find().getItem(key) ?? undefined),
  write: (key, text) => attempt(() => find().setItem(key, text)),
  remove: (key) => attempt(() => find().removeItem(key)),
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

/** A storage that is missing, full or forbidden keeps nothing, and the product works on. */
const attempt = <A>(act: () => A): A | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}
