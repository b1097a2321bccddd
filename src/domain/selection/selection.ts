import { fromRows, hasRow, mapRows, none, withAll, withoutAll, type Member, type MemberSet } from './member-set.ts'

export { rowsOf } from './member-set.ts'

/** Row count and sum of amounts in minor units. */
export interface Totals {
  readonly count: number
  readonly minor: number
}

/** Whether a row matches a filter. It must agree with the host that counts the totals of the filter. */
export type FilterPredicate<F, R> = (row: R, filter: F) => boolean

/**
 * The selection in a list that may be larger than the loaded part: some rows, or all rows of a filter with exceptions
 * and additions. It is independent of pages, order and search. Count, sum and membership take constant time.
 */
export type Selection<F, R extends Member = Member> = Rows<R> | AllMatching<F, R>

export interface Rows<R extends Member = Member> {
  readonly _tag: 'Rows'
  readonly chosen: MemberSet<R>
}

/** `except` matches the filter and `also` does not, so that no row counts twice. */
export interface AllMatching<F, R extends Member = Member> {
  readonly _tag: 'AllMatching'
  readonly filter: F
  readonly totals: Totals
  readonly except: MemberSet<R>
  readonly also: MemberSet<R>
}

export const empty: Selection<never, never> = { _tag: 'Rows', chosen: none }

export const ofRows = <R extends Member>(rows: Iterable<R>): Selection<never, R> => ({
  _tag: 'Rows',
  chosen: fromRows(rows),
})

/** Selects all rows of `filter`, counted by the host. Rows that match in future are included. */
export const selectAllMatching = <F>(filter: F, totals: Totals): Selection<F, never> => ({
  _tag: 'AllMatching',
  filter,
  totals,
  except: none,
  also: none,
})

/** Selects all rows of `filter` and retains rows selected one by one outside it. An earlier filter is replaced. */
export const selectPage = <F, R extends Member>(
  selection: Selection<F, R>,
  filter: F,
  totals: Totals,
  matches: FilterPredicate<F, R>,
): Selection<F, R> => {
  const chosen = selection._tag === 'Rows' ? selection.chosen : selection.also
  return {
    _tag: 'AllMatching',
    filter,
    totals,
    except: none,
    also: mapRows(chosen, (row) => unless(matches(row, filter), row)),
  }
}

export const has = <F, R extends Member>(
  selection: Selection<F, R>,
  row: R,
  matches: FilterPredicate<F, R>,
): boolean => {
  if (selection._tag === 'Rows') return hasRow(selection.chosen, row.id)
  return matches(row, selection.filter) ? !hasRow(selection.except, row.id) : hasRow(selection.also, row.id)
}

export const count = <F, R extends Member>(selection: Selection<F, R>): number =>
  selection._tag === 'Rows' ? selection.chosen.size : matched(selection).count + selection.also.size

/** In minor units. */
export const sum = <F, R extends Member>(selection: Selection<F, R>): number =>
  selection._tag === 'Rows' ? selection.chosen.minor : matched(selection).minor + selection.also.minor

export const isEmpty = <F, R extends Member>(selection: Selection<F, R>): boolean => count(selection) === 0

export const toggle = <F, R extends Member>(
  selection: Selection<F, R>,
  row: R,
  matches: FilterPredicate<F, R>,
): Selection<F, R> =>
  has(selection, row, matches) ? removeMany(selection, [row], matches) : addMany(selection, [row], matches)

export const addMany = <F, R extends Member>(
  selection: Selection<F, R>,
  rows: ReadonlyArray<R>,
  matches: FilterPredicate<F, R>,
): Selection<F, R> => {
  if (selection._tag === 'Rows') return { ...selection, chosen: withAll(selection.chosen, rows) }
  const outside = rows.filter((row) => !matches(row, selection.filter))
  return { ...selection, except: withoutAll(selection.except, rows), also: withAll(selection.also, outside) }
}

export const removeMany = <F, R extends Member>(
  selection: Selection<F, R>,
  rows: ReadonlyArray<R>,
  matches: FilterPredicate<F, R>,
): Selection<F, R> => {
  if (selection._tag === 'Rows') return { ...selection, chosen: withoutAll(selection.chosen, rows) }
  const inside = rows.filter((row) => matches(row, selection.filter))
  return { ...selection, except: withAll(selection.except, inside), also: withoutAll(selection.also, rows) }
}

/** Updates the totals of the selected filter. Rows selected one by one do not depend on them. */
export const reconcile = <F, R extends Member>(selection: Selection<F, R>, totals: Totals): Selection<F, R> =>
  selection._tag === 'Rows' ? selection : { ...selection, totals }

/**
 * Updates the rows after a reload: `find` returns the current row, or `undefined` when it is gone. An added row that
 * now matches the filter becomes part of it.
 */
export const keepOnly = <F, R extends Member>(
  selection: Selection<F, R>,
  find: (row: R) => R | undefined,
  matches: FilterPredicate<F, R>,
): Selection<F, R> => {
  if (selection._tag === 'Rows') return { ...selection, chosen: mapRows(selection.chosen, find) }
  const where =
    (inside: boolean) =>
    (row: R): R | undefined => {
      const now = find(row)
      return now === undefined || matches(now, selection.filter) !== inside ? undefined : now
    }
  return { ...selection, except: mapRows(selection.except, where(true)), also: mapRows(selection.also, where(false)) }
}

const unless = <R>(unwanted: boolean, row: R): R | undefined => (unwanted ? undefined : row)

/** Never negative, even while the totals are older than the exceptions. */
const matched = <F, R extends Member>({ totals, except }: AllMatching<F, R>): Totals =>
  totals.count <= except.size
    ? { count: 0, minor: 0 }
    : { count: totals.count - except.size, minor: totals.minor - except.minor }
