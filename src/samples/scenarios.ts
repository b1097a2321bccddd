import { type CivilDate, daysBetween } from '../domain/kernel/civil-date.ts'
import type { Random } from './random.ts'

/** `count` invoices of `scenario`, issued between `newest` and `oldest` days ago. */
export interface Share<F> {
  readonly scenario: F
  readonly count: number
  readonly newest: number
  readonly oldest: number
}

/**
 * The scenario of each invoice, in the order of `issuedOn`: every share is met exactly as long as its dates have enough
 * invoices left by earlier shares; the others get `otherwise`.
 */
export const assignScenarios = <F>(
  random: Random,
  today: CivilDate,
  issuedOn: ReadonlyArray<CivilDate>,
  quotas: ReadonlyArray<Share<F>>,
  otherwise: F,
): ReadonlyArray<F> => {
  const taken = new Map<number, F>()
  for (const { scenario, count, newest, oldest } of quotas) {
    const free = issuedOn.flatMap((date, index) => {
      const age = daysBetween(date, today)
      return !taken.has(index) && age >= newest && age <= oldest ? [index] : []
    })
    for (const index of shuffled(random, free).slice(0, count)) taken.set(index, scenario)
  }
  return issuedOn.map((_, index) => taken.get(index) ?? otherwise)
}

const shuffled = (random: Random, items: ReadonlyArray<number>): ReadonlyArray<number> =>
  items
    .map((item) => ({ item, weight: random.next() }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ item }) => item)
