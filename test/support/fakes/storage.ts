import type { Storage } from '#application/shared/storage.port.ts'

interface Watcher {
  readonly key: string
  readonly changed: (text: string | undefined) => void
}

/** Tabs of one browser: a write notifies the other tabs. */
export const makeFakeTabs = (count: number): ReadonlyArray<Storage> => {
  const texts = new Map<string, string>()
  const watchers = Array.from({ length: count }, () => new Set<Watcher>())
  const tellOthers = (tab: number, key: string): void =>
    watchers.forEach((own, other) => {
      if (other !== tab) own.forEach((watcher) => watcher.key === key && watcher.changed(texts.get(key)))
    })
  return watchers.map((own, tab) => ({
    read: (key) => texts.get(key),
    keys: () => [...texts.keys()],
    write: (key, text) => {
      texts.set(key, text)
      tellOthers(tab, key)
    },
    remove: (key) => {
      texts.delete(key)
      tellOthers(tab, key)
    },
    watch: (key, changed) => {
      const watcher = { key, changed }
      own.add(watcher)
      return () => own.delete(watcher)
    },
  }))
}

export const makeFakeStorage = (): Storage => makeFakeTabs(1)[0] ?? brokenStorage

/** Storage that is forbidden or full: it stores nothing. */
export const brokenStorage: Storage = {
  read: () => undefined,
  keys: () => [],
  write: () => undefined,
  remove: () => undefined,
  watch: () => () => undefined,
}
