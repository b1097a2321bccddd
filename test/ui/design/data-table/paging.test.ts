import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageCount, pageRange, pageSizes } from '#ui/design/data-table/paging.ts'

describe('the pages', () => {
  it('offer five sizes, and all the rows at once when they are more than a hundred', () => {
    expect(pageSizes(100, 20)).toEqual([5, 10, 20, 50, 100])
    expect(pageSizes(1_284, 20)).toEqual([5, 10, 20, 50, 100, 1_284])
  })

  it('still offer the size in use after the rows became fewer', () => {
    expect(pageSizes(300, 1_284)).toEqual([5, 10, 20, 50, 100, 300, 1_284])
  })

  it('show the visible range of rows', () => {
    expect(pageRange(3, 20, 1_284)).toEqual({ from: 41, to: 60 })
    expect(pageRange(65, 20, 1_284)).toEqual({ from: 1_281, to: 1_284 })
    expect(pageRange(1, 20, 0)).toBeUndefined()
  })

  it('are one without rows', () => {
    expect(pageCount(0, 20)).toBe(1)
  })

  it('contain every row exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 200 }), (total, size) => {
        const pages = Array.from({ length: pageCount(total, size) }, (_, index) => pageRange(index + 1, size, total))
        const shown = pages.map((range) => (range === undefined ? 0 : range.to - range.from + 1))
        expect(shown.every((rows) => rows > 0 && rows <= size)).toBe(true)
        expect(shown.reduce((sum, rows) => sum + rows, 0)).toBe(total)
      }),
    )
  })
})
