import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Page from '#domain/selection/page.ts'
import * as Selection from '#domain/selection/selection.ts'
import { groupedMembers, groupFilter, inGroups, totalsOf, type GroupedMember } from '#domain/testing/selection.ts'
import { runs } from '#test/support/runs.ts'

type Groups = ReadonlyArray<number>

/** The reference model: the selected ids over all rows. */
interface Model {
  rows: ReadonlyArray<GroupedMember>
  chosen: Set<string>
}

interface Real {
  selection: Selection.Selection<Groups, GroupedMember>
}

type Step = (model: Model, real: Real) => void

const command = (name: string, step: Step): fc.Command<Model, Real> => ({
  check: () => true,
  run: (model, real) => {
    step(model, real)
    const chosen = model.rows.filter((row) => model.chosen.has(row.id))
    expect(model.rows.filter((row) => Selection.has(real.selection, row, inGroups))).toEqual(chosen)
    expect(Selection.count(real.selection)).toBe(chosen.length)
    expect(Selection.sum(real.selection)).toBe(chosen.reduce((total, row) => total + row.minor, 0))
  },
  toString: () => name,
})

const pick = (rows: ReadonlyArray<GroupedMember>, picks: ReadonlyArray<number>): ReadonlyArray<GroupedMember> =>
  picks.flatMap((n) => rows[n % rows.length] ?? [])

const mark = (model: Model, rows: ReadonlyArray<GroupedMember>, on: boolean): void => {
  for (const { id } of rows) {
    if (on) model.chosen.add(id)
    else model.chosen.delete(id)
  }
}

const some = fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 8 })

const steps = [
  some.map((picks) =>
    command(`toggle ${picks[0]}`, (model, real) => {
      for (const row of pick(model.rows, picks.slice(0, 1))) {
        if (!model.chosen.delete(row.id)) model.chosen.add(row.id)
        real.selection = Selection.toggle(real.selection, row, inGroups)
      }
    }),
  ),
  some.map((picks) =>
    command(`add ${picks.join()}`, (model, real) => {
      const rows = pick(model.rows, picks)
      mark(model, rows, true)
      real.selection = Selection.addMany(real.selection, rows, inGroups)
    }),
  ),
  some.map((picks) =>
    command(`remove ${picks.join()}`, (model, real) => {
      const rows = pick(model.rows, picks)
      mark(model, rows, false)
      real.selection = Selection.removeMany(real.selection, rows, inGroups)
    }),
  ),
  groupFilter.map((groups) =>
    command(`all of ${groups.join()}`, (model, real) => {
      model.chosen = new Set(model.rows.flatMap((row) => (inGroups(row, groups) ? row.id : [])))
      real.selection = Selection.selectAllMatching(groups, totalsOf(model.rows, groups))
    }),
  ),
  groupFilter.map((groups) =>
    command(`widen to ${groups.join()}`, (model, real) => {
      if (real.selection._tag !== 'Rows') return
      mark(
        model,
        model.rows.filter((row) => inGroups(row, groups)),
        true,
      )
      real.selection = Selection.selectMatching(real.selection, groups, totalsOf(model.rows, groups), inGroups)
    }),
  ),
  fc.tuple(some, fc.integer({ min: -500, max: 500 })).map(([picks, change]) =>
    command(`read again without ${picks[0]}, ${change} more each`, (model, real) => {
      const gone = pick(model.rows, picks.slice(0, 1))
      mark(model, gone, false)
      model.rows = model.rows.flatMap((row) => (gone.includes(row) ? [] : { ...row, minor: row.minor + change }))
      const retained = Selection.refreshRows(
        real.selection,
        ({ id }) => model.rows.find((row) => row.id === id),
        inGroups,
      )
      real.selection =
        retained._tag === 'Rows' ? retained : Selection.reconcile(retained, totalsOf(model.rows, retained.filter))
    }),
  ),
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 8 })).map(([start, size]) =>
    command(`page ${start}+${size}`, (model, real) => {
      const from = start % (model.rows.length + 1)
      const page = model.rows.slice(from, from + size)
      const every = page.every((row) => model.chosen.has(row.id))
      mark(model, page, !every)
      real.selection = Page.togglePage(real.selection, page, inGroups)
    }),
  ),
  fc.tuple(fc.nat(), fc.nat()).map(([from, to]) =>
    command(`range ${from}..${to}`, (model, real) => {
      const [i, j] = [from % model.rows.length, to % model.rows.length]
      const [anchor, target] = [model.rows[i], model.rows[j]]
      if (anchor === undefined || target === undefined) return
      mark(model, model.rows.slice(Math.min(i, j), Math.max(i, j) + 1), model.chosen.has(anchor.id))
      real.selection = Page.extendRange(real.selection, model.rows, anchor.id, target, inGroups)
    }),
  ),
  fc.constant(
    command('clear', (model, real) => {
      model.chosen = new Set()
      real.selection = Selection.empty
    }),
  ),
]

describe('the selection', () => {
  it('agrees in membership, count and sum with a plain set of ids over every row, after any operations', () => {
    fc.assert(
      fc.property(groupedMembers, fc.commands(steps, { maxCommands: 60 }), (rows, commands) => {
        fc.modelRun(
          () => ({ model: { rows, chosen: new Set<string>() }, real: { selection: Selection.empty } }),
          commands,
        )
      }),
      { numRuns: runs(300) },
    )
  })
})
