import type { Sort } from './page.ts'

/** The rows in this order; rows of equal keys stay in theirs. */
export const sortedRows = <Row, Field extends string>(
  rows: ReadonlyArray<Row>,
  keyOf: (row: Row, field: Field) => number | string,
  sort: Sort<Field> | undefined,
): ReadonlyArray<Row> => {
  if (sort === undefined) return rows
  const sign = sort.direction === 'asc' ? 1 : -1
  return rows
    .map((row) => ({ row, key: keyOf(row, sort.field) }))
    .toSorted((one, other) => (one.key === other.key ? 0 : one.key < other.key ? -sign : sign))
    .map(({ row }) => row)
}
