import { single, type Task } from '#host/workers/task.ts'

const log: Array<number> = []

/** Tasks that do what a worker must withstand. */
export const testTasks = {
  double: single((value: number) => value * 2),
  count: function* (to: number) {
    for (let at = 1; at <= to; at += 1) yield at
  } satisfies Task<number, number>,
  /** Never gives its thread back. */
  hang: single((): number => {
    for (;;) log.length = 0
  }),
  throw: single((text: string): number => {
    throw new Error(text)
  }),
  /** Ends its own thread. */
  exit: single((code: number): number => process.exit(code)),
  /** More than a heap holds. */
  swell: single((): number => {
    const all: Array<Array<number>> = []
    for (;;) all.push(Array.from({ length: 10_000 }, (_, at) => at + all.length / 3))
  }),
  variables: single(() => Object.keys(process.env)),
}
