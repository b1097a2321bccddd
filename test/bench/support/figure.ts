/** One line of the report: a measurement, its reference and its limit. */
export interface Figure {
  readonly what: string
  readonly measured: string
  readonly reference: string
  readonly promised: string
  readonly kept: boolean
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`

/** A ratio to a reference of the same run. */
export const ratio = (what: string, ours: number, reference: number, most: number, unit = ms): Figure => ({
  what,
  measured: unit(ours),
  reference: unit(reference),
  promised: `<= ${most}x (${(ours / reference).toFixed(2)}x)`,
  kept: ours / reference <= most,
})

/** An absolute limit: bytes or milliseconds. */
export const ceiling = (what: string, measured: number, most: number, unit: (value: number) => string): Figure => ({
  what,
  measured: unit(measured),
  reference: '',
  promised: `<= ${unit(most)}`,
  kept: measured <= most,
})

/** An absolute limit, with a reference for the possible minimum. */
export const ceilingBeside = (
  what: string,
  measured: number,
  reference: number,
  most: number,
  unit: (value: number) => string,
): Figure => ({
  ...ceiling(what, measured, most, unit),
  reference: unit(reference),
})

export const floorOf = (what: string, measured: number, least: number, unit: (value: number) => string): Figure => ({
  what,
  measured: unit(measured),
  reference: '',
  promised: `>= ${unit(least)}`,
  kept: measured >= least,
})

export const median = (values: ReadonlyArray<number>): number => percentile(values, 0.5)

export const percentile = (values: ReadonlyArray<number>, share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The report as an aligned table. */
export const report = (figures: ReadonlyArray<Figure>): string => {
  const rows = figures.map(({ what, measured, reference, promised, kept }) => [
    kept ? 'ok ' : 'NO ',
    what,
    measured,
    reference,
    promised,
  ])
  const table = [['', 'what', 'measured', 'reference', 'promised'], ...rows]
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
