/**
 * One line of the report. Without a verdict it is only printed: milliseconds and bytes of one machine say nothing about another, so
 * that only ratios to a reference of the same run are judged.
 */
export interface Figure {
  readonly what: string
  readonly measured: string
  readonly reference: string
  readonly bound: string
  readonly verdict: Verdict | undefined
}

/** `open`: the limit lies between the lowest and the highest value, and more pairs decide. Only `missed` fails. */
export type Verdict = 'kept' | 'open' | 'missed'

export interface Bound {
  readonly sign: '<=' | '>='
  readonly limit: number
  readonly goal: number | undefined
}

export const atMost = (limit: number, goal?: number): Bound => ({ sign: '<=', limit, goal })
export const atLeast = (limit: number, goal?: number): Bound => ({ sign: '>=', limit, goal })

export const verdictOf = (values: ReadonlyArray<number>, { limit, sign }: Bound): Verdict => {
  const isWithin = (value: number): boolean => (sign === '<=' ? value <= limit : value >= limit)
  if (isWithin(median(values))) return 'kept'
  return values.some(isWithin) ? 'open' : 'missed'
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
export const times = (value: number): string => `${value.toFixed(2)}x`

/** Compares two series pair by pair. Both of a pair were measured one right after the other. */
export const ratio = (
  what: string,
  ours: ReadonlyArray<number>,
  reference: ReadonlyArray<number>,
  bound: Bound,
  unit = ms,
): Figure => {
  const ratios = ours.map((value, at) => value / (reference[at] ?? Number.NaN))
  return {
    what,
    measured: `${unit(median(ours))}, ${spread(ratios, times)}`,
    reference: unit(median(reference)),
    bound: boundText(bound, (value) => `${value}x`),
    verdict: verdictOf(ratios, bound),
  }
}

/** Judges what does not depend on the machine: a share, a number of faults, a layout shift. */
export const score = (
  what: string,
  values: ReadonlyArray<number>,
  bound: Bound,
  unit: (value: number) => string = String,
): Figure => ({
  what,
  measured: spread(values, unit),
  reference: '',
  bound: boundText(bound, unit),
  verdict: verdictOf(values, bound),
})

export const printed = (what: string, measured: string): Figure => ({
  what,
  measured,
  reference: '',
  bound: '',
  verdict: undefined,
})

/** The median, with the lowest and the highest value. */
const spread = (values: ReadonlyArray<number>, unit: (value: number) => string): string =>
  values.length < 2
    ? unit(median(values))
    : `${unit(median(values))} (${unit(Math.min(...values))} to ${unit(Math.max(...values))})`

const boundText = ({ goal, limit, sign }: Bound, unit: (value: number) => string): string =>
  `${sign} ${unit(limit)}${goal === undefined ? '' : `, goal ${unit(goal)}`}`

export const median = (values: ReadonlyArray<number>): number => percentile(values, 0.5)

export const percentile = (values: ReadonlyArray<number>, share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The report as an aligned table. */
export const report = (figures: ReadonlyArray<Figure>): string => {
  const rows = figures.map(({ what, measured, reference, bound, verdict }) => [
    verdict ?? '',
    what,
    measured,
    reference,
    bound,
  ])
  const table = [['', 'what', 'measured', 'reference', 'bound'], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
