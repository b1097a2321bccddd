import type { Member } from './member-set.ts'
import { addMany, count, has, removeMany, toggle, type FilterPredicate, type Selection } from './selection.ts'

/** How many of the visible rows are selected: the state of a three-state checkbox. */
export type PageCoverage = 'none' | 'some' | 'all'

/**
 * `page`: every visible row is selected and the filter has more. `all`: the selection is the whole filter, with or
 * without exceptions.
 */
export type SelectionStage = 'rows' | 'page' | 'all'

/**
 * How many rows of `page` are selected; `none` for an empty page.
 *
 * @example
 * ```ts
 * import { pageCoverage } from '@anticipo/domain/selection/page'
 * import { ofRows } from '@anticipo/domain/selection/selection'
 *
 * const matches = () => true
 * const [one, two] = [{ id: '1', minor: 5_000 }, { id: '2', minor: 7_000 }]
 * pageCoverage(ofRows([one]), [one, two], matches) // 'some'
 * pageCoverage(ofRows([one]), [], matches) // 'none'
 * ```
 */
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

/**
 * The choice that the header of the list offers. `totalRows` is the number of rows that match the filter, on every page.
 *
 * @example
 * ```ts
 * import { selectionStage } from '@anticipo/domain/selection/page'
 * import { ofRows } from '@anticipo/domain/selection/selection'
 *
 * const matches = () => true
 * const row = { id: '1', minor: 5_000 }
 * selectionStage(ofRows([row]), [row], 1, matches) // 'rows'
 * selectionStage(ofRows([row]), [row], 900, matches) // 'page'
 * ```
 */
export const selectionStage = <F, R extends Member>(
  selection: Selection<F, R>,
  page: ReadonlyArray<R>,
  totalRows: number,
  matches: FilterPredicate<F, R>,
): SelectionStage => {
  if (selection._tag === 'AllMatching' && count(selection) > 0) return 'all'
  return totalRows > page.length && pageCoverage(selection, page, matches) === 'all' ? 'page' : 'rows'
}

/**
 * Selects all visible rows when some are missing, else deselects all.
 *
 * @example
 * ```ts
 * import { togglePage } from '@anticipo/domain/selection/page'
 * import { count, empty, ofRows } from '@anticipo/domain/selection/selection'
 *
 * const matches = () => true
 * const page = [{ id: '1', minor: 5_000 }, { id: '2', minor: 7_000 }]
 * count(togglePage(empty, page, matches)) // 2
 * count(togglePage(ofRows(page), page, matches)) // 0
 * ```
 */
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
 *
 * @example
 * ```ts
 * import { extendRange } from '@anticipo/domain/selection/page'
 * import { count, empty, ofRows } from '@anticipo/domain/selection/selection'
 *
 * const matches = () => true
 * const page = ['1', '2', '3', '4'].map((id) => ({ id, minor: 1_000 }))
 * const [first, , third] = page
 * count(first && third ? extendRange(ofRows([first]), page, '1', third, matches) : empty) // 3
 * ```
 */
export const extendRange = <F, R extends Member>(
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
