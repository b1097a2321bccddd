import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  renderedRows,
  inOrder,
  OVERSCAN,
  type VirtualRow,
  assignSlots,
  virtualRange,
  scrollToShow,
} from '#ui/design/data-table/virtual-rows.ts'

const viewport = fc.record({ scrollTop: fc.nat({ max: 500_000 }), height: fc.integer({ min: 0, max: 3_000 }) })
const rowHeight = fc.integer({ min: 20, max: 100 })
const rowCount = fc.nat({ max: 20_000 })

describe('the virtual range', () => {
  it('renders 24 of ten thousand rows of 44 pixels in 700 pixels', () => {
    expect(virtualRange({ scrollTop: 44_000, height: 700 }, 44, 10_000)).toEqual({ first: 996, end: 1_020 })
  })

  it('starts at the first row and ends at the last', () => {
    expect(virtualRange({ scrollTop: 0, height: 440 }, 44, 12)).toEqual({ first: 0, end: 12 })
  })

  it('contains every visible row and no more than necessary', () => {
    fc.assert(
      fc.property(viewport, rowHeight, rowCount, (view, tall, count) => {
        const { first, end } = virtualRange(view, tall, count)
        const seen = (row: number): boolean =>
          (row + 1) * tall > view.scrollTop && row * tall < view.scrollTop + view.height
        if (first > 0) expect(seen(first - 1)).toBe(false)
        if (end < count) expect(seen(end)).toBe(false)
        expect(end - first).toBeLessThanOrEqual(Math.ceil(view.height / tall) + 1 + 2 * OVERSCAN)
      }),
    )
  })

  it('contains the focused row, once and in order', () => {
    fc.assert(
      fc.property(viewport, fc.nat({ max: 30_000 }), rowCount, (view, focused, count) => {
        const drawn = renderedRows(virtualRange(view, 44, count), focused, count)
        expect(drawn).toEqual([...new Set(drawn)].sort((a, b) => a - b))
        expect(drawn.includes(focused)).toBe(focused < count)
        if (focused < count) expect(drawn.includes(focused + 1)).toBe(focused + 1 < count)
        if (focused < count && focused > 0) expect(drawn).toContain(focused - 1)
      }),
    )
  })

  it('scrolls no further than needed to show a row completely', () => {
    const view = { scrollTop: 440, height: 396 }
    expect(scrollToShow(12, view, 44)).toBe(440)
    expect(scrollToShow(9, view, 44)).toBe(396)
    expect(scrollToShow(19, view, 44)).toBe(484)
  })

  it('shows completely every row that it scrolls to', () => {
    fc.assert(
      fc.property(viewport, fc.nat({ max: 20_000 }), (view, row) => {
        const top = scrollToShow(row, { ...view, height: view.height + 44 }, 44)
        expect(top).toBeLessThanOrEqual(row * 44)
        expect(top + view.height + 44).toBeGreaterThanOrEqual((row + 1) * 44)
      }),
    )
  })
})

describe('the row slots', () => {
  const draws = fc.array(
    fc.uniqueArray(fc.nat({ max: 40 }), { maxLength: 12 }).map((rows) => rows.sort((a, b) => a - b)),
    { minLength: 1 },
  )
  const rowsOf = (placed: ReadonlyArray<VirtualRow>): ReadonlyArray<number> => placed.map(({ row }) => row)

  it('are reused in place for new rows', () => {
    const before = assignSlots([], [0, 1, 2, 3])
    expect(assignSlots(before, [1, 2, 3, 4])).toEqual([
      { slot: 0, row: 4 },
      { slot: 1, row: 1 },
      { slot: 2, row: 2 },
      { slot: 3, row: 3 },
    ])
  })

  it('are unchanged when the rows are', () => {
    const before = assignSlots([], [4, 5, 6])
    expect(assignSlots(before, [4, 5, 6])).toBe(before)
  })

  it('follow the list order after scrolling', () => {
    expect(rowsOf(inOrder(assignSlots(assignSlots([], [0, 1, 2, 3]), [2, 3, 4, 5])))).toEqual([2, 3, 4, 5])
  })

  it('render each row once, and remain with their row', () => {
    fc.assert(
      fc.property(draws, (frames) => {
        frames.reduce<ReadonlyArray<VirtualRow>>((before, drawn) => {
          const placed = assignSlots(before, drawn)
          const slots = new Map(placed.map(({ slot, row }) => [row, slot]))
          expect(rowsOf(inOrder(placed))).toEqual(drawn)
          expect(new Set(slots.values()).size).toBe(drawn.length)
          for (const { slot, row } of before) if (drawn.includes(row)) expect(slots.get(row)).toBe(slot)
          return placed
        }, [])
      }),
    )
  })
})
