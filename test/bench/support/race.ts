import { median } from './figure.ts'

/** Turns that a quick way takes; a slow one takes fewer, so that all together stay within seconds. */
const TURNS = 400
const UNCOUNTED = 100
const FEWEST = 7
const BUDGET_NS = 1e9

/** One way to do a job for so many items. A turn should be short, so that a busy machine interrupts few of them. */
export interface Way {
  readonly items: number
  readonly run: () => unknown
}

/** Nanoseconds that each way takes for one item: the median of its turns, which all ways take one after the other. */
export const race = (ways: ReadonlyArray<Way>): ReadonlyArray<number> => {
  const runners = ways.map((way) => ({ way, turns: [] as Array<number>, spent: 0 }))
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const runner of runners) {
      if (runner.spent > BUDGET_NS && runner.turns.length >= FEWEST) continue
      const took = timed(runner.way.run)
      runner.spent += took
      runner.turns.push(took / runner.way.items)
    }
  }
  return runners.map(({ turns }) => median(turns.slice(Math.min(UNCOUNTED, Math.floor(turns.length / 4)))))
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
