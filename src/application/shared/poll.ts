import type { Scheduler } from './scheduler.port.ts'

/** Does `task` again and again, each time after the pause that `pause` then asks for. The answer stops it. */
export const poll = (scheduler: Scheduler, pause: () => number, task: () => void): (() => void) => {
  const again = (): (() => void) =>
    scheduler.after(pause(), () => {
      task()
      stop = again()
    })
  let stop = again()
  return () => stop()
}
