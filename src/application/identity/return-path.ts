import type { Storage } from '../shared/storage.port.ts'

const KEY = 'return-to'
const LONGEST = 2_048

/** Where somebody wanted to go before having to sign in. Only a path of this product is kept, byte for byte. */
export const rememberPath = (tab: Storage, path: string): void => {
  if (isInner(path)) tab.write(KEY, path)
}

export const rememberedPath = (tab: Storage): string => {
  const path = tab.read(KEY)
  return path !== undefined && isInner(path) ? path : '/'
}

export const forgetPath = (tab: Storage): void => tab.remove(KEY)

/** `//elsewhere` and `/\elsewhere` are other hosts to a browser. */
const isInner = (path: string): boolean =>
  path.length <= LONGEST && /^\/(?![/\\])[^\s\\]*$/.test(path) && !path.startsWith('/start')
