export interface RepeatedTask {
  readonly start: () => void
  /** Resolves when a running check has ended. */
  readonly stop: () => Promise<void>
}

export const MINUTE_MS = 60 * 1000
export const HOUR_MS = 60 * MINUTE_MS

/** Runs at the start and then in this interval, never twice at once. */
export const makeRepeatedTask = (
  run: () => Promise<void>,
  onError: (error: unknown) => void,
  everyMs: number,
): RepeatedTask => {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const check = (): void => {
    running = running.then(run).catch(onError)
  }
  return {
    start: () => {
      timer = setInterval(check, everyMs).unref()
      check()
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

export const makeHourlyTask = (run: () => Promise<void>, onError: (error: unknown) => void): RepeatedTask =>
  makeRepeatedTask(run, onError, HOUR_MS)
