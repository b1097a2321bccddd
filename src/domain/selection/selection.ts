import type { Money } from '../kernel/money.ts'
import { fromRows, hasRow, mapRows, none, withAll, withoutAll, type Member, type MemberSet } from './member-set.ts'

export { rowsOf } from './member-set.ts'

/** Row count and sum of amounts in minor units. */
export interface Totals {
  readonly count: number
  readonly minor: number
  /** One sum for each currency of a list with several, where its host counts them. */
  readonly byCurrency?: ReadonlyArray<Money> | undefined
}

/** Whether a row matches a filter. It must agree with the host that counts the totals of the filter. */
export type FilterPredicate<F, R> = (row: R, filter: F) => boolean

/**
 * The selection in a list that may be larger than the loaded part: some rows, or all rows of a filter with exceptions
 * and additions. It is independent of pages, order and search. Count, sum and membership take constant time.
 */
export type Selection<F, R extends Member = Member> = Rows<R> | AllMatching<F, R>

/** Rows selected one by one. */
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

/** The selection without rows. */
export const empty: Selection<never, never> = { _tag: 'Rows', chosen: none }

/**
 * Selects those rows.
 *
 * @example
 * ```ts
 * import { count, ofRows } from '@anticipo/domain/selection/selection'
 *
 * count(ofRows([{ id: '1', minor: 5_000 }, { id: '2', minor: 7_000 }])) // 2
 * ```
 */
export const ofRows = <R extends Member>(rows: Iterable<R>): Selection<never, R> => ({
  _tag: 'Rows',
  chosen: fromRows(rows),
})

/**
 * Selects all rows of `filter`, counted by the host. Rows that match in future are included.
 *
 * @example
 * ```ts
 * import { count, selectAllMatching } from '@anticipo/domain/selection/selection'
 *
 * count(selectAllMatching({ atLeast: 1_000 }, { count: 100_000, minor: 500_000_000 })) // 100000
 * ```
 */
export const selectAllMatching = <F>(filter: F, totals: Totals): Selection<F, never> => ({
  _tag: 'AllMatching',
  filter,
  totals,
  except: none,
  also: none,
})

/**
 * Selects all rows of `filter` and retains rows selected one by one outside it. An earlier filter is replaced.
 *
 * @example
 * ```ts
 * import { count, ofRows, selectMatching, sum } from '@anticipo/domain/selection/selection'
 *
 * const chosen = ofRows([{ id: '1', minor: 500 }])
 * const all = selectMatching(chosen, 1_000, { count: 9, minor: 90_000 }, (row, atLeast) => row.minor >= atLeast)
 * count(all) // 10
 * sum(all) // 90500
 * ```
 */
export const selectMatching = <F, R extends Member>(
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

/**
 * Whether the row is selected, on any page.
 *
 * @example
 * ```ts
 * import { has, selectAllMatching } from '@anticipo/domain/selection/selection'
 *
 * const all = selectAllMatching(1_000, { count: 9, minor: 90_000 })
 * has(all, { id: '1', minor: 500 }, (row, atLeast) => row.minor >= atLeast) // false
 * ```
 */
export const has = <F, R extends Member>(
  selection: Selection<F, R>,
  row: R,
  matches: FilterPredicate<F, R>,
): boolean => {
  if (selection._tag === 'Rows') return hasRow(selection.chosen, row.id)
  return matches(row, selection.filter) ? !hasRow(selection.except, row.id) : hasRow(selection.also, row.id)
}

/**
 * The number of selected rows, on every page. Constant time.
 *
 * @example
 * ```ts
 * import { count, ofRows } from '@anticipo/domain/selection/selection'
 *
 * const row = { id: '1', minor: 5_000 }
 * count(ofRows([row, row])) // 1
 * ```
 */
export const count = <F, R extends Member>(selection: Selection<F, R>): number =>
  selection._tag === 'Rows' ? selection.chosen.size : matched(selection).count + selection.also.size

/**
 * The sum of the selected rows in minor units, on every page. Constant time.
 *
 * @example
 * ```ts
 * import { ofRows, sum } from '@anticipo/domain/selection/selection'
 *
 * sum(ofRows([{ id: '1', minor: 5_000 }, { id: '2', minor: 7_000 }])) // 12000
 * ```
 */
export const sum = <F, R extends Member>(selection: Selection<F, R>): number =>
  selection._tag === 'Rows' ? selection.chosen.minor : matched(selection).minor + selection.also.minor

/**
 * Whether no row is selected.
 *
 * @example
 * ```ts
 * import { empty, isEmpty, selectAllMatching } from '@anticipo/domain/selection/selection'
 *
 * isEmpty(empty) // true
 * isEmpty(selectAllMatching('VERIFIED', { count: 0, minor: 0 })) // true
 * ```
 */
export const isEmpty = <F, R extends Member>(selection: Selection<F, R>): boolean => count(selection) === 0

/**
 * Selects the row, or deselects it when it is selected.
 *
 * @example
 * ```ts
 * import { count, selectAllMatching, toggle } from '@anticipo/domain/selection/selection'
 *
 * const row = { id: '1', minor: 5_000 }
 * const all = selectAllMatching(1_000, { count: 9, minor: 90_000 })
 * count(toggle(all, row, ({ minor }, atLeast) => minor >= atLeast)) // 8
 * ```
 */
export const toggle = <F, R extends Member>(
  selection: Selection<F, R>,
  row: R,
  matches: FilterPredicate<F, R>,
): Selection<F, R> =>
  has(selection, row, matches) ? removeMany(selection, [row], matches) : addMany(selection, [row], matches)

/**
 * Selects those rows. A selected row takes its new amount.
 *
 * @example
 * ```ts
 * import { addMany, ofRows, sum } from '@anticipo/domain/selection/selection'
 *
 * const added = addMany(ofRows([{ id: '1', minor: 5_000 }]), [{ id: '1', minor: 6_000 }], () => true)
 * sum(added) // 6000
 * ```
 */
export const addMany = <F, R extends Member>(
  selection: Selection<F, R>,
  rows: ReadonlyArray<R>,
  matches: FilterPredicate<F, R>,
): Selection<F, R> => {
  if (selection._tag === 'Rows') return { ...selection, chosen: withAll(selection.chosen, rows) }
  const outside = rows.filter((row) => !matches(row, selection.filter))
  return { ...selection, except: withoutAll(selection.except, rows), also: withAll(selection.also, outside) }
}

/**
 * Deselects those rows. Rows that are not selected are ignored.
 *
 * @example
 * ```ts
 * import { ofRows, removeMany, sum } from '@anticipo/domain/selection/selection'
 *
 * const rows = [{ id: '1', minor: 5_000 }, { id: '2', minor: 7_000 }]
 * sum(removeMany(ofRows(rows), rows.slice(0, 1), () => true)) // 7000
 * ```
 */
export const removeMany = <F, R extends Member>(
  selection: Selection<F, R>,
  rows: ReadonlyArray<R>,
  matches: FilterPredicate<F, R>,
): Selection<F, R> => {
  if (selection._tag === 'Rows') return { ...selection, chosen: withoutAll(selection.chosen, rows) }
  const inside = rows.filter((row) => matches(row, selection.filter))
  return { ...selection, except: withAll(selection.except, inside), also: withoutAll(selection.also, rows) }
}

/**
 * Updates the totals of the selected filter. Rows selected one by one do not depend on them.
 *
 * @example
 * ```ts
 * import { count, reconcile, selectAllMatching } from '@anticipo/domain/selection/selection'
 *
 * const all = selectAllMatching('VERIFIED', { count: 9, minor: 90_000 })
 * count(reconcile(all, { count: 10, minor: 95_000 })) // 10
 * ```
 */
export const reconcile = <F, R extends Member>(selection: Selection<F, R>, totals: Totals): Selection<F, R> =>
  selection._tag === 'Rows' ? selection : { ...selection, totals }

/**
 * Updates the rows after a reload: `find` returns the current row, or `undefined` when it is gone. An added row that
 * now matches the filter becomes part of it.
 *
 * @example
 * ```ts
 * import { count, refreshRows, ofRows } from '@anticipo/domain/selection/selection'
 *
 * const rows = [{ id: '1', minor: 5_000 }, { id: '2', minor: 7_000 }]
 * count(refreshRows(ofRows(rows), (row) => (row.id === '2' ? undefined : row), () => true)) // 1
 * ```
 */
export const refreshRows = <F, R extends Member>(
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
