import { single, type Task } from '#host/workers/task.ts'

const log: Array<number> = []

/** Tasks with the failures that the pool must handle. */
export const testTasks = {
  double: single((value: number) => value * 2),
  count: function* (to: number) {
    for (let at = 1; at <= to; at += 1) yield at
  } satisfies Task<number, number>,
  /** Never ends. */
  hang: single((): number => {
    for (;;) log.length = 0
  }),
  throw: single((text: string): number => {
    throw new Error(text)
  }),
  /** Exits its thread. */
  /** Notes each chunk in shared memory when it is created. */
  *tally(created: Int32Array<SharedArrayBuffer>): Generator<number, void> {
    for (let number = 1; number <= 8; number += 1) {
      Atomics.store(created, 0, number)
      yield number
    }
  },
  *countAndExit(chunks: number): Generator<number, void> {
    for (let number = 1; number <= chunks; number += 1) yield number
    process.exit(3)
  },
  exit: single((code: number): number => process.exit(code)),
  /** Exceeds the heap limit. */
  swell: single((): number => {
    const all: Array<Array<number>> = []
    for (;;) all.push(Array.from({ length: 10_000 }, (_, at) => at + all.length / 3))
  }),
  variables: single(() => Object.keys(process.env)),
}
