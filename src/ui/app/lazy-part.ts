import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/**
 * A component whose code is loaded when it is drawn. React keeps a load that failed, and the failure replaces the whole
 * screen with what the user typed: a lost connection gets half a minute to return.
 */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await loadAgain(load) }))

/** Repeats a load that fails, after longer and longer pauses and from new addresses; the last failure is thrown. */
export const loadAgain = async <A>(load: () => Promise<A>, pause = wait): Promise<A> => {
  try {
    for (const [at, ms] of PAUSES_MS.entries()) {
      try {
        return await load()
      } catch {
        await pause(ms)
        globalThis.retriedImport = `?retry=${at + 1}`
      }
    }
    return await load()
  } finally {
    globalThis.retriedImport = undefined
  }
}

declare global {
  /** The query of the chunks that are imported now: `scripts/lib/retried-imports.ts` adds it to their addresses. */
  var retriedImport: string | undefined
}

const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000]

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
