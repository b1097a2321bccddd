import { startTransition, useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/** The rendered rows: from `first`, up to but excluding `end`. */
export interface VirtualRange {
  readonly first: number
  readonly end: number
}

export interface Viewport {
  readonly scrollTop: number
  readonly height: number
}

/** Rows rendered above and below the visible ones: a step of the mouse wheel scrolls fewer, and more rows make each frame slower. */
export const OVERSCAN = 4

/** The range of a viewport with rows of `rowHeight`, and `overscan` rows around it. */
export const virtualRange = (
  viewport: Viewport,
  rowHeight: number,
  rowCount: number,
  overscan = OVERSCAN,
): VirtualRange => {
  const first = Math.floor(viewport.scrollTop / rowHeight) - overscan
  const end = Math.ceil((viewport.scrollTop + viewport.height) / rowHeight) + overscan
  return { first: clamp(first, 0, rowCount), end: clamp(end, 0, rowCount) }
}

/**
 * The rows to render, in order: the range, the focused row, which must not unmount while scrolling, and the rows next
 * to it, because Tab can be pressed again before the table knows that it scrolled.
 */
export const renderedRows = (
  { first, end }: VirtualRange,
  focused: number | undefined,
  rowCount: number,
): ReadonlyArray<number> => {
  const inside = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset)
  if (focused === undefined || focused < 0 || focused >= rowCount) return inside
  const near = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < rowCount)
  return [...near.filter((row) => row < first), ...inside, ...near.filter((row) => row >= end)]
}

/** A row and its element slot. */
export interface VirtualRow {
  readonly slot: number
  readonly row: number
}

/**
 * Assigns rows to slots, in DOM order. A rendered row retains its slot, and with it the focus; a new row reuses a free
 * one, because creating elements is the cost of scrolling.
 */
export const assignSlots = (
  before: ReadonlyArray<VirtualRow>,
  drawn: ReadonlyArray<number>,
): ReadonlyArray<VirtualRow> => {
  const wanted = new Set(drawn)
  const kept = new Set(before.flatMap(({ row }) => (wanted.has(row) ? row : [])))
  if (kept.size === wanted.size && before.length === wanted.size) return before
  const coming = drawn.filter((row) => !kept.has(row))
  const reused = before.flatMap(({ slot, row }) => {
    const now = kept.has(row) ? row : coming.shift()
    return now === undefined ? [] : { slot, row: now }
  })
  const unused = Math.max(-1, ...before.map(({ slot }) => slot)) + 1
  return [...reused, ...coming.map((row, index) => ({ slot: unused + index, row }))]
}

/** In list order, for screen readers. */
export const inOrder = (placed: ReadonlyArray<VirtualRow>): ReadonlyArray<VirtualRow> =>
  placed.toSorted((a, b) => a.row - b.row)

/** The scroll position that shows a row completely; unchanged when it does already. */
export const scrollToShow = (row: number, viewport: Viewport, rowHeight: number): number => {
  const top = row * rowHeight
  const bottom = top + rowHeight
  if (top < viewport.scrollTop || rowHeight > viewport.height) return top
  return bottom > viewport.scrollTop + viewport.height ? bottom - viewport.height : viewport.scrollTop
}

export interface WindowSize {
  readonly rowHeight: number
  readonly rowCount: number
  /** Height of the sticky header above the rows. */
  readonly headHeight: number
  /** Otherwise every row is rendered and the page scrolls. */
  readonly windowed: boolean
}

export interface VirtualWindow extends VirtualRange {
  /** Rows changed recently, so that reordering elements waits. */
  readonly isScrolling: boolean
}

/** The visible rows of the scroller. It renders only when the range changes, not at every scrolled pixel. */
export const useVirtualRows = (scroller: RefObject<HTMLElement | null>, size: WindowSize): VirtualWindow => {
  const { rowHeight, rowCount, headHeight, windowed } = size
  const [range, setRange] = useState<VirtualWindow>(() => ({
    ...virtualRange(FIRST_GUESS, rowHeight, rowCount, 0),
    isScrolling: false,
  }))
  const measure = useCallback(() => {
    if (scroller.current === null) return
    const next = virtualRange(viewportOf(scroller.current, headHeight), rowHeight, rowCount)
    /* Tab goes on in DOM order, also right after it scrolled the table. */
    const isScrolling = scroller.current.querySelector(':focus-visible') === null
    setRange((range) => (range.first === next.first && range.end === next.end ? range : { ...next, isScrolling }))
  }, [scroller, rowHeight, rowCount, headHeight])
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null || !windowed) return undefined
    const resized = new ResizeObserver(() => startTransition(measure))
    resized.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [scroller, measure, windowed])
  useEffect(() => {
    if (!range.isScrolling) return undefined
    const timer = setTimeout(() => setRange((range) => ({ ...range, isScrolling: false })), REST)
    return () => clearTimeout(timer)
  }, [range])
  return windowed ? within(range, rowCount) : { first: 0, end: rowCount, isScrolling: false }
}

/** The visible area in pixels from the first row. */
export const viewportOf = (scroller: HTMLElement, headHeight: number): Viewport => ({
  scrollTop: scroller.scrollTop,
  height: Math.max(0, scroller.clientHeight - headHeight),
})

/** Used until the scroller is measured: the rows in sight of a laptop. The first paint does not wait for the others. */
const FIRST_GUESS: Viewport = { scrollTop: 0, height: 440 }

/** Milliseconds without a change of the range after which scrolling has ended. */
const REST = 150

const within = ({ first, end, isScrolling: isMoving }: VirtualWindow, rowCount: number): VirtualWindow => ({
  first: Math.min(first, rowCount),
  end: Math.min(end, rowCount),
  isScrolling: isMoving,
})

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
