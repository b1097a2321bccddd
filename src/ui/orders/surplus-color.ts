import type { Country } from '#domain/kernel/country.ts'
import { formatPercent } from '#domain/kernel/format.ts'

type SurplusColor = 'lightgreen' | 'yellow' | 'orange' | 'red'

/** From 100 light green, from 75 yellow, from 50 orange, below red. */
export const surplusColor = (percent: number): SurplusColor =>
  percent >= 100 ? 'lightgreen' : percent >= 75 ? 'yellow' : percent >= 50 ? 'orange' : 'red'

/** Truncated, so that 99.84 is not 100 in words while its colour says less. */
export const surplusLabel = (percent: number, country: Country): string =>
  formatPercent(Math.floor(percent) * 100, country, 0)
