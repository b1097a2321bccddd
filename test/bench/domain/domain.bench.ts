import { atMost, ratio, type Figure } from '../support/figure.ts'
import { race } from '../support/race.ts'
import { benchHostileTexts } from './hostile.bench.ts'
import { type Job, jobs } from './jobs.ts'
import { benchLargeLists } from './large.bench.ts'

/** The rules compared with minimal loops and third-party packages, on large lists, and on hostile texts. */
export const benchDomain = (): ReadonlyArray<Figure> => [
  ...jobs.flatMap(besides),
  ...benchLargeLists(),
  ...benchHostileTexts(),
]

const nanoseconds = (value: number): string =>
  value < 100_000 ? `${value.toFixed(value < 10 ? 1 : 0)} ns` : `${(value / 1_000).toFixed(0)} µs`

/** All in one race, so that a slow machine affects all of them. */
const besides = ({ what, ours, loop, called, peers, dissent }: Job): ReadonlyArray<Figure> => {
  const odd = dissent()
  if (odd !== undefined) throw new Error(`${what}: the loop does another job with ${JSON.stringify(odd)}`)
  const [own = [], least = [], asCalled = [], ...others] = race([ours, loop, called, ...peers])
  return [
    ratio(`${what}, beside the shortest loop`, own, least, atMost(2), nanoseconds),
    ...peers.map(({ name }, at) =>
      ratio(`${what}, beside ${name}`, asCalled, others[at] ?? [], atMost(1), nanoseconds),
    ),
  ]
}
