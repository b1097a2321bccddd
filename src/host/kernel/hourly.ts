export interface HourlyTask {
  readonly start: () => void
  /** Resolves when a running check has ended. */
  readonly stop: () => Promise<void>
}

const HOUR_MS = 60 * 60 * 1000

/** Runs at the start and every hour, never twice at once. */
export const makeHourlyTask = (run: () => Promise<void>, onError: (error: unknown) => void): HourlyTask => {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const check = (): void => {
    running = running.then(run).catch(onError)
  }
  return {
    start: () => {
      timer = setInterval(check, HOUR_MS).unref()
      check()
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
