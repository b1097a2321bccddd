/** The sum of a column of amounts, and never more than a number can say exactly: a list with one absurd row is read all the same. */
export const sumOf = (column: string): string =>
  `least(coalesce(sum(${column}), 0), ${Number.MAX_SAFE_INTEGER})::bigint`
