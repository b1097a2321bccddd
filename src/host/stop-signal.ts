/**
 * Resolves once this process was asked to stop, from now on, so that a signal during the start is not lost either. It goes
 * on listening: Ctrl+C reaches the process from the terminal and again from the program that started it, and a second
 * signal without a listener would end it in the middle of closing the database.
 */
export const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve())
  })
