import { formatInteger } from '#domain/kernel/format.ts'
import type { Country } from '#domain/kernel/country.ts'
import { DECIMALS, type Currency } from '#domain/kernel/money.ts'

/** The scale of a chart: at most six round values from zero, the last one not below the highest value. */
export interface Axis {
  /** The unit of its numbers: `Miles de pesos`. */
  readonly unit: string
  readonly ticks: ReadonlyArray<{ readonly value: number; readonly text: string }>
}

/** An axis for a count: whole numbers. */
export const countAxis = (most: number, unit: string, country: Country): Axis => ({
  unit,
  ticks: ticksTo(most, 1).map((value) => ({ value, text: formatInteger(value, country) })),
})

/** An axis for minor units, written in the largest unit that the highest value reaches. */
export const moneyAxis = (most: number, currency: Currency, country: Country): Axis => {
  const one = 10 ** DECIMALS[currency]
  const { factor, unit } = UNITS.find((each) => most >= each.factor * one) ?? PESOS
  return {
    unit,
    ticks: ticksTo(most, 1).map((value) => ({ value, text: decimalText(value / one / factor, country) })),
  }
}

const PESOS = { factor: 1, unit: 'Pesos' }
const UNITS = [
  { factor: 1_000_000_000, unit: 'Miles de millones de pesos' },
  { factor: 1_000_000, unit: 'Millones de pesos' },
  { factor: 1_000, unit: 'Miles de pesos' },
  PESOS,
]

/** Steps of 1, 2 or 5 times a power of ten. */
const ticksTo = (most: number, least: number): ReadonlyArray<number> => {
  const step = Math.max(least, roundStep(most / MAX_STEPS))
  const steps = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: steps + 1 }, (_, at) => at * step)
}

const MAX_STEPS = 5

const roundStep = (wanted: number): number => {
  if (wanted <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(wanted))
  return (STEPS.find((step) => step * power >= wanted) ?? 10) * power
}

const STEPS = [1, 2, 5, 10]

const decimalText = (value: number, country: Country): string => {
  const text = String(Number(value.toPrecision(6)))
  return country === 'CL' ? text.replace('.', ',') : text
}
