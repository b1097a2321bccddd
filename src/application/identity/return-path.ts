import type { Storage } from '../shared/storage.port.ts'

const KEY = 'return-to'
const MAX_LENGTH = 2_048

/** Saves the path that a user requested before signing in. Only paths of this product are saved, unchanged. */
export const saveReturnPath = (tab: Storage, path: string): void => {
  if (isInner(path)) tab.write(KEY, path)
}

export const loadReturnPath = (tab: Storage): string => {
  const path = tab.read(KEY)
  return path !== undefined && isInner(path) ? path : '/'
}

export const clearReturnPath = (tab: Storage): void => tab.remove(KEY)

/** `//elsewhere` and `/\elsewhere` are other hosts to a browser. */
const isInner = (path: string): boolean =>
  path.length <= MAX_LENGTH && /^\/(?![/\\])[^\s\\]*$/.test(path) && !path.startsWith('/start')
