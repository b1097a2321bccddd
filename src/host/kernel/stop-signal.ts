import type { EventEmitter } from 'node:events'

export interface StopSignals {
  /** Resolves on the first stop signal. */
  readonly stopped: Promise<void>
  /** Aborted by a later one, which ends every wait. */
  readonly hurried: AbortSignal
}

/** Ctrl+C reaches the process from the terminal and again from its parent, within milliseconds. */
const SAME_SIGNAL_MS = 1_000

/**
 * Listens from now on, so that a signal during the start is not lost. The listeners remain: without one a second signal
 * would kill the process while it closes the database.
 */
export const stopSignals = (
  source: Pick<EventEmitter, 'on'> = process,
  now: () => number = () => performance.now(),
): StopSignals => {
  const hurry = new AbortController()
  const stopped = new Promise<void>((resolve) => {
    let stoppedAt: number | undefined
    const stop = (): void => {
      stoppedAt ??= now()
      resolve()
      if (now() - stoppedAt >= SAME_SIGNAL_MS) hurry.abort()
    }
    for (const signal of ['SIGTERM', 'SIGINT']) source.on(signal, stop)
  })
  return { stopped, hurried: hurry.signal }
}
