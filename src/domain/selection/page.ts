import type { Member } from './member-set.ts'
import { addMany, count, has, removeMany, toggle, type FilterPredicate, type Selection } from './selection.ts'

/** How much of the rows on view is chosen: what a three-state checkbox shows. */
export type PageCoverage = 'none' | 'some' | 'all'

/** `page`: every row on view is chosen and the filter holds more. `all`: the choice is the whole filter, perhaps less a few. */
export type SelectionStage = 'rows' | 'page' | 'all'

export const pageCoverage = <F, R extends Member>(
  selection: Selection<F, R>,
  page: ReadonlyArray<R>,
  matches: FilterPredicate<F, R>,
): PageCoverage => {
  const chosen = page.filter((row) => has(selection, row, matches)).length
  return chosen === 0 ? 'none' : chosen === page.length ? 'all' : 'some'
}

/** `totalRows` is how many rows the filter on view lets through, on every page. */
export const selectionStage = <F, R extends Member>(
  selection: Selection<F, R>,
  page: ReadonlyArray<R>,
  totalRows: number,
  matches: FilterPredicate<F, R>,
): SelectionStage => {
  if (selection._tag === 'AllMatching' && count(selection) > 0) return 'all'
  return totalRows > page.length && pageCoverage(selection, page, matches) === 'all' ? 'page' : 'rows'
}

/** All on view when some are missing, none of them when none is. */
export const togglePage = <F, R extends Member>(
  selection: Selection<F, R>,
  page: ReadonlyArray<R>,
  matches: FilterPredicate<F, R>,
): Selection<F, R> =>
  pageCoverage(selection, page, matches) === 'all'
    ? removeMany(selection, page, matches)
    : addMany(selection, page, matches)

/**
 * From the row touched last to this one, both included and in either direction, every row becomes as the first is.
 * Without a first row on view, only the target changes.
 */
export const include = <F, R extends Member>(
  selection: Selection<F, R>,
  page: ReadonlyArray<R>,
  anchor: string | undefined,
  target: R,
  matches: FilterPredicate<F, R>,
): Selection<F, R> => {
  const from = page.findIndex((row) => row.id === anchor)
  const to = page.findIndex((row) => row.id === target.id)
  const first = page[from]
  if (first === undefined || to < 0) return toggle(selection, target, matches)
  const range = page.slice(Math.min(from, to), Math.max(from, to) + 1)
  return has(selection, first, matches) ? addMany(selection, range, matches) : removeMany(selection, range, matches)
}
