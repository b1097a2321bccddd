/**
 * Resolves on the first stop signal, listening from now on, so that a signal during the start is not lost. The listener
 * remains: Ctrl+C reaches the process from the terminal and again from its parent, and a second signal without a
 * listener would kill it while it closes the database.
 */
export const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve())
  })
