import type { Member } from './member-set.ts'
import { addMany, count, has, removeMany, toggle, type FilterPredicate, type Selection } from './selection.ts'

/** How many of the visible rows are selected: the state of a three-state checkbox. */
export type PageCoverage = 'none' | 'some' | 'all'

/**
 * `page`: every visible row is selected and the filter has more. `all`: the selection is the whole filter, with or
 * without exceptions.
 */
export type SelectionStage = 'rows' | 'page' | 'all'

export const pageCoverage = <F, R extends Member>(
  selection: Selection<F, R>,
  page: ReadonlyArray<R>,
  matches: FilterPredicate<F, R>,
): PageCoverage => {
  const isChosen = (row: R): boolean => has(selection, row, matches)
  const [first] = page
  if (first === undefined || !isChosen(first)) return page.some(isChosen) ? 'some' : 'none'
  return page.every(isChosen) ? 'all' : 'some'
}

/** `totalRows` is the number of rows that match the filter, on every page. */
export const selectionStage = <F, R extends Member>(
  selection: Selection<F, R>,
  page: ReadonlyArray<R>,
  totalRows: number,
  matches: FilterPredicate<F, R>,
): SelectionStage => {
  if (selection._tag === 'AllMatching' && count(selection) > 0) return 'all'
  return totalRows > page.length && pageCoverage(selection, page, matches) === 'all' ? 'page' : 'rows'
}

/** Selects all visible rows when some are missing, else deselects all. */
export const togglePage = <F, R extends Member>(
  selection: Selection<F, R>,
  page: ReadonlyArray<R>,
  matches: FilterPredicate<F, R>,
): Selection<F, R> =>
  page.every((row) => has(selection, row, matches))
    ? removeMany(selection, page, matches)
    : addMany(selection, page, matches)

/**
 * Extends the selection from the last touched row to this one, inclusive and in either direction: every row takes the
 * state of the first. Without a visible first row only the target changes.
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
