import { scaleLinear } from 'd3-scale'
import { formatDecimal, formatInteger } from '#domain/kernel/format.ts'
import type { Country } from '#domain/kernel/country.ts'
import { DECIMALS, type Currency } from '#domain/kernel/money.ts'

/** The scale of a chart: a few round values from zero, the last one not below the highest value. */
export interface Axis {
  /** The unit of its numbers: `Miles de pesos`. */
  readonly unit: string
  /** The value at its end, at least 1. */
  readonly end: number
  readonly ticks: ReadonlyArray<{ readonly value: number; readonly text: string }>
}

/** An axis for a count: whole numbers. */
export const countAxis = (most: number, unit: string, country: Country): Axis =>
  axisTo(most, unit, (value) => formatInteger(value, country))

/** An axis for minor units, written in the largest unit that the highest value reaches. */
export const moneyAxis = (most: number, currency: Currency, country: Country): Axis => {
  const one = 10 ** DECIMALS[currency]
  const { factor, unit } = UNITS.find((each) => most >= each.factor * one) ?? PESOS
  return axisTo(most, unit, (value) => formatDecimal(String(Number((value / one / factor).toPrecision(6))), country))
}

/** The same axis without its numbers, where amounts are hidden. */
export const withoutNumbers = ({ end, ticks }: Axis): Axis => ({
  unit: 'Montos ocultos',
  end,
  ticks: ticks.map(({ value }) => ({ value, text: '' })),
})

const PESOS = { factor: 1, unit: 'Pesos' }
const UNITS = [
  { factor: 1_000_000_000, unit: 'Miles de millones de pesos' },
  { factor: 1_000_000, unit: 'Millones de pesos' },
  { factor: 1_000, unit: 'Miles de pesos' },
  PESOS,
]

/** About so many steps of 1, 2 or 5 times a power of ten. */
const STEPS = 3

const axisTo = (most: number, unit: string, textOf: (value: number) => string): Axis => {
  const scale = scaleLinear()
    .domain([0, Math.max(1, most)])
    .nice(STEPS)
  const values = scale.ticks(STEPS).filter(Number.isInteger)
  return { unit, end: values.at(-1) ?? 1, ticks: values.map((value) => ({ value, text: textOf(value) })) }
}
