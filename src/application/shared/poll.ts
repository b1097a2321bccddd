import type { Scheduler } from './scheduler.port.ts'

/** Runs `task` repeatedly, each time after the current `pause`. Returns a function that stops it. */
export const poll = (scheduler: Scheduler, pause: () => number, task: () => void): (() => void) => {
  const again = (): (() => void) =>
    scheduler.after(pause(), () => {
      task()
      stop = again()
    })
  let stop = again()
  return () => stop()
}
