import { type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'
import { type BasisPoints, basisPoints } from '../kernel/rate.ts'

/** The internal rate of dated flows, in basis points rounded half up. */
export interface EffectiveRate {
  /** Compounded over 365 days; `MAX_ANNUAL_RATE` where it is above that. */
  readonly annual: BasisPoints
  /** Compounded over thirty days; undefined where the annual one is above `MAX_ANNUAL_RATE`. */
  readonly monthly: BasisPoints | undefined
}

/** An amount that is paid on a day. */
export interface DatedFlow {
  readonly amount: Money
  readonly on: CivilDate
}

/** 9,999 % a year: a higher rate says nothing, so it is only said to be above this one. */
export const MAX_ANNUAL_RATE = basisPoints(999_900)

/**
 * The annual rate r at which cash received on `from` equals the flows, all of one currency: cash = Σ flow / (1 + r)^(days / 365),
 * and the same rate for thirty days. A flow before `from` counts as one of that day. 0 where the flows do not exceed the cash;
 * undefined without cash, and where no flow is later than `from`.
 *
 * @example
 * ```ts
 * import { effectiveRate } from '@anticipo/domain/financing/effective-rate'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const [today, flow] = [civilDate('2026-03-02'), { amount: money('CLP', 105_000), on: civilDate('2026-04-01') }]
 * effectiveRate(money('CLP', 100_300), [flow], today) // { annual: 7457, monthly: 469 }
 * effectiveRate(money('CLP', 1_000), [flow], today) // { annual: 999900, monthly: undefined }
 * effectiveRate(money('CLP', 0), [flow], today) // undefined
 * ```
 */
export const effectiveRate = (
  cash: Money,
  flows: ReadonlyArray<DatedFlow>,
  from: CivilDate,
): EffectiveRate | undefined => {
  const byTerm = sumsByTerm(flows, from)
  if (cash.minor <= 0 || !byTerm.some(([days]) => days > 0)) return undefined
  const growth = annualGrowth(cash.minor, byTerm)
  if (growth === undefined) return { annual: MAX_ANNUAL_RATE, monthly: undefined }
  return { annual: rateOfGrowth(growth), monthly: rateOfGrowth((growth * MONTH) / YEAR) }
}

const MONTH = 30
const YEAR = 365

/** The length of the interval in which the bisection ends. */
const PRECISION = 1e-12

/** The logarithm of the growth at `MAX_ANNUAL_RATE`. */
const MAX_GROWTH = Math.log1p(MAX_ANNUAL_RATE / 10_000)

/** Days, each once, and minor units. */
type SumsByTerm = ReadonlyArray<readonly [days: number, minor: number]>

const sumsByTerm = (flows: ReadonlyArray<DatedFlow>, from: CivilDate): SumsByTerm => {
  const sums = new Map<number, number>()
  for (const { amount, on } of flows) {
    const days = Math.max(0, daysBetween(from, on))
    if (amount.minor > 0) sums.set(days, (sums.get(days) ?? 0) + amount.minor)
  }
  return [...sums]
}

/** The logarithm of 1 + r, by bisection: a higher rate lowers the present value. Undefined above `MAX_GROWTH`. */
const annualGrowth = (cash: number, byTerm: SumsByTerm): number | undefined => {
  const presentValue = (growth: number): number =>
    byTerm.reduce((sum, [days, minor]) => sum + minor * Math.exp((-growth * days) / YEAR), 0)
  if (presentValue(MAX_GROWTH) > cash) return undefined
  let [low, high] = [0, MAX_GROWTH]
  while (high - low > PRECISION) {
    const middle = (low + high) / 2
    if (presentValue(middle) > cash) low = middle
    else high = middle
  }
  return high
}

const rateOfGrowth = (growth: number): BasisPoints => basisPoints(Math.round(Math.expm1(growth) * 10_000))
