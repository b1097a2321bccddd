import { median } from './figure.ts'

/** Turns of a fast candidate; a slow one gets fewer, so that the race takes seconds. */
const TURNS = 400
const UNCOUNTED = 100
const MIN_TURNS = 14
const BUDGET_NS = 1e9
/** Values of each candidate: the medians of its turns, in groups. */
const GROUPS = 7

/**
 * One implementation of a job for a number of items. A turn is short, so that a busy machine interrupts few of them.
 */
export interface Way {
  readonly items: number
  readonly run: () => unknown
}

/** Nanoseconds per item of each candidate, seven values: those at one place were measured at the same time, because turns alternate. */
export const race = (ways: ReadonlyArray<Way>): ReadonlyArray<ReadonlyArray<number>> => {
  const runners = ways.map((way) => ({ way, turns: [] as Array<number>, spent: 0 }))
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const runner of runners) {
      if (runner.spent > BUDGET_NS && runner.turns.length >= MIN_TURNS) continue
      const took = timed(runner.way.run)
      runner.spent += took
      runner.turns.push(took / runner.way.items)
    }
  }
  return runners.map(({ turns }) => grouped(turns.slice(Math.min(UNCOUNTED, Math.floor(turns.length / 4)))))
}

const grouped = (turns: ReadonlyArray<number>): ReadonlyArray<number> =>
  Array.from({ length: GROUPS }, (_, at) =>
    median(turns.slice(Math.floor((at * turns.length) / GROUPS), Math.floor(((at + 1) * turns.length) / GROUPS))),
  )

/** Nanoseconds of one run. */
export const timed = (work: () => unknown): number => {
  const from = process.hrtime.bigint()
  kept = work()
  const took = Number(process.hrtime.bigint() - from)
  if (kept === race) throw new Error('Nothing was measured')
  return took
}

/** Stored so that the compiler cannot remove the measured call as dead code. */
let kept: unknown
