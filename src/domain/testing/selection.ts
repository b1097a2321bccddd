import * as fc from 'fast-check'
import type { Member } from '../selection/member-set.ts'
import {
  addMany,
  type FilterPredicate,
  ofRows,
  removeMany,
  selectAllMatching,
  type Selection,
  type Totals,
} from '../selection/selection.ts'

/** A row whose group decides which filters match. */
export interface GroupedMember extends Member {
  readonly group: number
}

/** Rows with distinct ids; a credit can be negative. */
export const groupedMembers: fc.Arbitrary<ReadonlyArray<GroupedMember>> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 60 }).map((n) => `f-${n}`),
    minor: fc.integer({ min: -1_000_000, max: 1_000_000_000_000 }),
    group: fc.integer({ min: 0, max: 3 }),
  }),
  { selector: (row) => row.id, minLength: 1, maxLength: 30 },
)

/** A filter is the list of matching groups. */
export const groupFilter: fc.Arbitrary<ReadonlyArray<number>> = fc.subarray([0, 1, 2, 3])

/** Whether the group of the row is one of the filter. */
export const inGroups: FilterPredicate<ReadonlyArray<number>, GroupedMember> = (row, groups) =>
  groups.includes(row.group)

/** The totals of a server that sees every row. */
export const totalsOf = (rows: ReadonlyArray<GroupedMember>, groups: ReadonlyArray<number>): Totals => {
  const matching = rows.filter((row) => inGroups(row, groups))
  return { count: matching.length, minor: matching.reduce((total, row) => total + row.minor, 0) }
}

/** A selection among grouped rows. */
export type GroupedSelection = Selection<ReadonlyArray<number>, GroupedMember>

/** Any selection among `rows`: some of them, or a filter with exceptions and additions. */
export const selectionOf = (rows: ReadonlyArray<GroupedMember>): fc.Arbitrary<GroupedSelection> =>
  fc.tuple(fc.option(groupFilter), fc.subarray([...rows]), fc.subarray([...rows])).map(([groups, more, less]) => {
    const start: GroupedSelection = groups === null ? ofRows([]) : selectAllMatching(groups, totalsOf(rows, groups))
    return removeMany(addMany(start, more, inGroups), less, inGroups)
  })
