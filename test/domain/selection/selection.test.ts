import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromRows, none, rowsOf, withAll, withoutAll } from '#domain/selection/member-set.ts'
import * as Selection from '#domain/selection/selection.ts'
import { groupedMembers, groupFilter, inGroups, totalsOf, type GroupedMember } from '#domain/testing/selection.ts'

type Groups = ReadonlyArray<number>
type Chosen = Selection.Selection<Groups, GroupedMember>

const invoice = (id: string, minor: number, group = 0): GroupedMember => ({ id, minor, group })
const A = invoice('a', 100)
const B = invoice('b', 250)
const C = invoice('c', 4_000, 1)

/** A selection reached by selecting rows one by one, and perhaps a whole filter first, over its universe. */
const situation = fc
  .record({
    rows: groupedMembers,
    filter: fc.option(groupFilter, { nil: undefined }),
    taps: fc.array(fc.nat(), { maxLength: 20 }),
  })
  .map(({ rows, filter, taps }) => {
    const start: Chosen =
      filter === undefined ? Selection.empty : Selection.selectAllMatching(filter, totalsOf(rows, filter))
    const selection = taps.reduce<Chosen>((s, tap) => Selection.toggle(s, at(rows, tap), inGroups), start)
    return { rows, selection }
  })

describe('a selection of rows', () => {
  it('counts and sums its rows', () => {
    const chosen = Selection.addMany<Groups, GroupedMember>(Selection.empty, [A, B, C], inGroups)
    expect([Selection.count(chosen), Selection.sum(chosen)]).toEqual([3, 4_350])
    expect([Selection.isEmpty(chosen), Selection.isEmpty(Selection.empty)]).toEqual([false, true])
  })

  it('uses the newest amount of a row selected again', () => {
    const chosen = Selection.addMany<Groups, GroupedMember>(Selection.ofRows([A, B]), [invoice('a', 90)], inGroups)
    expect([Selection.count(chosen), Selection.sum(chosen)]).toEqual([2, 340])
  })

  it('preserves its identity when nothing is added or removed', () => {
    const rows = fromRows([A, B])
    expect(withAll(rows, [])).toBe(rows)
    expect(withAll(rows, [A])).toBe(rows)
    expect(withoutAll(rows, [C])).toBe(rows)
    expect(withoutAll(none, [C])).toBe(none)
  })

  it('follows totals only where a whole filter is selected', () => {
    const chosen = Selection.ofRows([A, B])
    expect(Selection.reconcile(chosen, { count: 9, minor: 9 })).toBe(chosen)
  })

  it('follows rows that change or disappear in a reload', () => {
    const now = new Map([['a', invoice('a', 70)]])
    const chosen = Selection.refreshRows<Groups, GroupedMember>(
      Selection.ofRows([A, B]),
      (row) => now.get(row.id),
      inGroups,
    )
    expect([Selection.count(chosen), Selection.sum(chosen)]).toEqual([1, 70])
  })
})

describe('a selection of all that match', () => {
  const all: Chosen = Selection.selectAllMatching([0], { count: 1_284, minor: 842_310 })

  it('is one less than the filter when one row is deselected', () => {
    const chosen = Selection.toggle(all, A, inGroups)
    expect([Selection.count(chosen), Selection.sum(chosen)]).toEqual([1_283, 842_210])
    expect(Selection.has(chosen, A, inGroups)).toBe(false)
    expect(Selection.has(chosen, B, inGroups)).toBe(true)
  })

  it('adds a row outside the filter', () => {
    const chosen = Selection.toggle(all, C, inGroups)
    expect([Selection.count(chosen), Selection.sum(chosen)]).toEqual([1_285, 846_310])
  })

  it('retains rows outside the filter when it widens', () => {
    const chosen = Selection.selectMatching<Groups, GroupedMember>(
      Selection.ofRows([A, C]),
      [0],
      { count: 2, minor: 350 },
      inGroups,
    )
    expect([Selection.count(chosen), Selection.sum(chosen)]).toEqual([3, 4_350])
  })

  it('retains rows outside the filter when another filter replaces it', () => {
    const D = invoice('d', 7, 2)
    const before = Selection.addMany(all, [C, D], inGroups)
    const chosen = Selection.selectMatching(before, [1], { count: 1, minor: 4_000 }, inGroups)
    expect(chosen).toMatchObject({ _tag: 'AllMatching', filter: [1] })
    expect([Selection.count(chosen), Selection.sum(chosen)]).toEqual([2, 4_007])
    expect([A, C, D].map((row) => Selection.has(chosen, row, inGroups))).toEqual([false, true, true])
  })

  it('follows the totals that the host counts again', () => {
    const chosen = Selection.reconcile(Selection.toggle(all, A, inGroups), { count: 1_300, minor: 900_000 })
    expect([Selection.count(chosen), Selection.sum(chosen)]).toEqual([1_299, 899_900])
  })

  it('sums to zero when every row was deselected, whatever sum the host reported last', () => {
    const chosen = Selection.reconcile(Selection.removeMany(all, [A, B], inGroups), { count: 2, minor: 900 })
    expect([Selection.count(chosen), Selection.sum(chosen)]).toEqual([0, 0])
  })

  it('is empty, not negative, when the host counts fewer rows than were deselected', () => {
    const chosen = Selection.reconcile(Selection.removeMany(all, [A, B], inGroups), { count: 1, minor: 100 })
    expect([Selection.count(chosen), Selection.sum(chosen), Selection.isEmpty(chosen)]).toEqual([0, 0, true])
  })

  it('merges an added row that now matches the filter', () => {
    const moved = invoice('c', 4_000, 0)
    const chosen = Selection.refreshRows(Selection.toggle(all, C, inGroups), () => moved, inGroups)
    expect([Selection.count(chosen), Selection.has(chosen, moved, inGroups)]).toEqual([1_284, true])
  })
})

describe('the rows of a set', () => {
  it('are in the order in which they were added, replaced in their place', () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => invoice(`${(at * 7_919) % 2_000}`, at))
    const set = withAll(withoutAll(fromRows(rows), rows.slice(0, 10)), [invoice(rows[500]?.id ?? '', 9), A])
    expect(rowsOf(set).map(({ id }) => id)).toEqual([...rows.slice(10).map(({ id }) => id), 'a'])
    expect([set.size, rowsOf(set).find(({ id }) => id === rows[500]?.id)?.minor]).toEqual([1_991, 9])
  })

  it('come last when they were removed and added again, also among many', () => {
    const many = Array.from({ length: 40 }, (_, index) => invoice(`m${index}`, index))
    const chosen = withAll(withoutAll(fromRows([A, ...many, B]), [A]), [C, A])
    expect(rowsOf(chosen).map(({ id }) => id)).toEqual([...many.map(({ id }) => id), 'b', 'c', 'a'])
  })
})

describe('every selection', () => {
  it('is restored by toggling a row twice', () => {
    fc.assert(
      fc.property(situation, fc.nat(), ({ rows, selection }, tap) => {
        const row = at(rows, tap)
        const twice = Selection.toggle(Selection.toggle(selection, row, inGroups), row, inGroups)
        expect(chosenIn(twice)).toEqual(chosenIn(selection))
      }),
    )
  })

  it('is restored by adding missing rows and removing them', () => {
    fc.assert(
      fc.property(situation, ({ rows, selection }) => {
        const lacking = rows.filter((row) => !Selection.has(selection, row, inGroups))
        const restored = Selection.removeMany(Selection.addMany(selection, lacking, inGroups), lacking, inGroups)
        expect(chosenIn(restored)).toEqual(chosenIn(selection))
      }),
    )
  })

  it('contains every added row and no removed one', () => {
    fc.assert(
      fc.property(situation, ({ rows, selection }) => {
        const added = Selection.addMany(selection, rows, inGroups)
        const removed = Selection.removeMany(selection, rows, inGroups)
        expect(rows.every((row) => Selection.has(added, row, inGroups))).toBe(true)
        expect(rows.some((row) => Selection.has(removed, row, inGroups))).toBe(false)
        expect([Selection.count(removed), Selection.sum(removed)]).toEqual([0, 0])
      }),
    )
  })

  it('is unchanged by a reload without changes', () => {
    fc.assert(
      fc.property(situation, ({ selection }) => {
        expect(Selection.refreshRows(selection, (row) => row, inGroups)).toEqual(selection)
      }),
    )
  })
})

/** Its parts as sets of rows, whatever the order in which they were added. */
const chosenIn = (selection: Chosen) =>
  selection._tag === 'Rows'
    ? new Set(rowsOf(selection.chosen))
    : { ...selection, except: new Set(rowsOf(selection.except)), also: new Set(rowsOf(selection.also)) }

const at = (rows: ReadonlyArray<GroupedMember>, index: number): GroupedMember => rows[index % rows.length] ?? A
