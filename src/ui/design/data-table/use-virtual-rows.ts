import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { virtualRange, type VirtualRange, type Viewport } from './virtual-rows.ts'

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
    ...virtualRange(FIRST_GUESS, rowHeight, rowCount),
    isScrolling: false,
  }))
  const measure = useCallback(() => {
    if (scroller.current === null) return
    const next = virtualRange(viewportOf(scroller.current, headHeight), rowHeight, rowCount)
    setRange((range) => (range.first === next.first && range.end === next.end ? range : { ...next, isScrolling: true }))
  }, [scroller, rowHeight, rowCount, headHeight])
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null || !windowed) return undefined
    const resized = new ResizeObserver(measure)
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

/** Used until the scroller is measured. */
const FIRST_GUESS: Viewport = { scrollTop: 0, height: 600 }

/** Milliseconds without a change of the range after which scrolling has ended. */
const REST = 150

const within = ({ first, end, isScrolling: isMoving }: VirtualWindow, rowCount: number): VirtualWindow => ({
  first: Math.min(first, rowCount),
  end: Math.min(end, rowCount),
  isScrolling: isMoving,
})
