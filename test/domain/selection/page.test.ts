import { describe, expect, it } from 'vitest'
import * as Page from '#domain/selection/page.ts'
import * as Selection from '#domain/selection/selection.ts'

const rows = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, minor: 10 ** index }))
const every = (): boolean => true
const ids = (selection: Selection.Selection<string>): string =>
  rows
    .filter((row) => Selection.has(selection, row, every))
    .map((row) => row.id)
    .join('')
const row = (id: string) => ({ id, minor: 10 ** 'abcd'.indexOf(id) })

describe('the rows on view', () => {
  it('are covered not at all, in part or fully', () => {
    expect(Page.pageCoverage(Selection.empty, rows, every)).toBe('none')
    expect(Page.pageCoverage(Selection.ofRows([row('b')]), rows, every)).toBe('some')
    expect(Page.pageCoverage(Selection.ofRows([row('a')]), rows, every)).toBe('some')
    expect(Page.pageCoverage(Selection.ofRows(rows), rows, every)).toBe('all')
  })

  it('are not covered when there are none', () => {
    expect(Page.pageCoverage(Selection.ofRows(rows), [], every)).toBe('none')
  })

  it('offer the whole filter once all of them are selected and it has more', () => {
    expect(Page.selectionStage(Selection.ofRows(rows), rows, 1_284, every)).toBe('page')
    expect(Page.selectionStage(Selection.ofRows(rows), rows, 4, every)).toBe('rows')
    expect(Page.selectionStage(Selection.ofRows([row('a')]), rows, 1_284, every)).toBe('rows')
  })

  it('belong to the whole filter, also with exceptions', () => {
    const all: Selection.Selection<string> = Selection.selectAllMatching('x', { count: 1_284, minor: 9_999 })
    expect(Page.selectionStage(all, rows, 1_284, every)).toBe('all')
    expect(Page.selectionStage(Selection.toggle(all, row('a'), every), rows, 1_284, every)).toBe('all')
  })

  it('belong to nothing once the last row of the filter is deselected', () => {
    const one: Selection.Selection<string> = Selection.selectAllMatching('x', { count: 1, minor: 1 })
    expect(Page.selectionStage(Selection.toggle(one, row('a'), every), rows, 1, every)).toBe('rows')
  })
})

describe('a range', () => {
  it('runs from the last touched row to this one, in either direction', () => {
    const down: Selection.Selection<string> = Selection.ofRows([row('b')])
    expect(ids(Page.extendRange(down, rows, 'b', row('d'), every))).toBe('bcd')
    expect(ids(Page.extendRange(down, rows, 'b', row('a'), every))).toBe('ab')
  })

  it('deselects rows when its start was deselected', () => {
    const most: Selection.Selection<string> = Selection.ofRows([row('a'), row('c'), row('d')])
    expect(ids(Page.extendRange(most, rows, 'b', row('c'), every))).toBe('ad')
  })

  it('is one row when that row is not on view', () => {
    const start: Selection.Selection<string> = Selection.ofRows([row('c')])
    const elsewhere = { id: 'e', minor: 5 }
    const next = Page.extendRange(start, rows, 'c', elsewhere, every)
    expect([ids(next), Selection.has(next, elsewhere, every)]).toEqual(['c', true])
  })

  it('is one row when its start is not on view', () => {
    const nothing: Selection.Selection<string> = Selection.empty
    expect(ids(Page.extendRange(nothing, rows, undefined, row('c'), every))).toBe('c')
    expect(ids(Page.extendRange(nothing, rows, 'elsewhere', row('c'), every))).toBe('c')
  })
})
