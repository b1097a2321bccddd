import { describe, expect, it } from 'vitest'
import { cardParts, layoutOf } from '#ui/design/data-table/table-layout.ts'

const columns = [
  { id: 'folio', width: 90, sticky: true },
  { id: 'payer', width: 220, grow: 2, sticky: true },
  { id: 'date', width: 120 },
  { id: 'amount', width: 140, grow: 1 },
]

describe('the layout of the columns', () => {
  it('puts the check column first and grows columns from their minimum width', () => {
    expect(layoutOf(columns, true).template).toBe('48px 90px minmax(220px, 2fr) 120px minmax(140px, 1fr)')
    expect(layoutOf(columns, false).template).toBe('90px minmax(220px, 2fr) 120px minmax(140px, 1fr)')
  })

  it('scrolls sideways below the sum of the widths', () => {
    expect(layoutOf(columns, true).minWidth).toBe(618)
  })

  it('stacks the sticky columns at the left', () => {
    expect([...layoutOf(columns, true).stickyLeft]).toEqual([
      ['folio', 48],
      ['payer', 138],
    ])
  })

  it('unsticks a sticky column after a scrolling one', () => {
    const late = [
      { id: 'a', width: 100 },
      { id: 'b', width: 100, sticky: true },
    ]
    expect([...layoutOf(late, true).stickyLeft]).toEqual([])
  })

  it('fixes the width of a sticky column before another', () => {
    const both = [
      { id: 'a', width: 100, grow: 1, sticky: true },
      { id: 'b', width: 100, grow: 1, sticky: true },
    ]
    expect(layoutOf(both, false).template).toBe('100px minmax(100px, 1fr)')
  })

  it('sorts the columns of a card by position', () => {
    const parts = cardParts([
      { id: 'a', cardPart: 'detail' as const },
      { id: 'b' },
      { id: 'c', cardPart: 'title' as const },
      { id: 'd', cardPart: 'detail' as const },
    ])
    expect(parts.title.map(({ id }) => id)).toEqual(['c'])
    expect(parts.detail.map(({ id }) => id)).toEqual(['a', 'd'])
    expect([...parts.amount, ...parts.chip]).toEqual([])
  })
})
