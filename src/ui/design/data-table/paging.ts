/** The available page sizes. */
const PAGE_SIZES: ReadonlyArray<number> = [5, 10, 20, 50, 100]

export const pageCount = (totalRows: number, pageSize: number): number => Math.max(1, Math.ceil(totalRows / pageSize))

/** The default sizes, all rows on one page when they exceed the largest, and the current size. */
export const pageSizes = (totalRows: number, inUse: number): ReadonlyArray<number> => {
  const largest = PAGE_SIZES.at(-1) ?? 0
  const sizes = new Set([...PAGE_SIZES, ...(totalRows > largest ? [totalRows] : []), inUse])
  return [...sizes].sort((a, b) => a - b)
}

/** The first and last row of a page, counted from 1; `undefined` when there are none. */
export const pageRange = (
  page: number,
  pageSize: number,
  totalRows: number,
): { readonly from: number; readonly to: number } | undefined => {
  const from = (page - 1) * pageSize + 1
  return from > totalRows ? undefined : { from, to: Math.min(page * pageSize, totalRows) }
}
