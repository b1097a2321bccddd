import { median } from './figure.ts'

const RUNS = 31

/** One way to do a job for so many items. */
export interface Way {
  readonly items: number
  readonly run: () => unknown
}

/** Nanoseconds that each way takes for one item, medians of 31 runs in which all take turns, after two that nobody counts. */
export const race = (ways: ReadonlyArray<Way>): ReadonlyArray<number> => {
  const times = ways.map((): Array<number> => [])
  for (let run = -2; run < RUNS; run += 1) {
    ways.forEach((way, at) => {
      const took = timed(way.run) / way.items
      if (run >= 0) times[at]?.push(took)
    })
  }
  return times.map(median)
}

/** Nanoseconds of one run. */
export const timed = (work: () => unknown): number => {
  const from = process.hrtime.bigint()
  kept = work()
  const took = Number(process.hrtime.bigint() - from)
  if (kept === race) throw new Error('Nothing was measured')
  return took
}

/** Kept so that no work can be left out as useless. */
let kept: unknown
