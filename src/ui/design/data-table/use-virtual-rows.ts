import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { virtualRange, type VirtualRange, type Viewport } from './virtual-rows.ts'

export interface WindowSize {
  readonly rowHeight: number
  readonly rowCount: number
  /** Height of what sticks above the rows. */
  readonly headHeight: number
  /** Without a window every row is drawn and the page scrolls. */
  readonly windowed: boolean
}

export interface VirtualWindow extends VirtualRange {
  /** Other rows came into view a moment ago: it is no time to put elements in order. */
  readonly isScrolling: boolean
}

/** The rows that the scroller shows. It renders again only when other rows come into view, not at every scrolled pixel. */
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

/** What is seen of the rows, in pixels from the first row. */
export const viewportOf = (scroller: HTMLElement, headHeight: number): Viewport => ({
  scrollTop: scroller.scrollTop,
  height: Math.max(0, scroller.clientHeight - headHeight),
})

/** Until the scroller can be measured. */
const FIRST_GUESS: Viewport = { scrollTop: 0, height: 600 }

/** Milliseconds without a new row in view after which a scroll is over. */
const REST = 150

const within = ({ first, end, isScrolling: isMoving }: VirtualWindow, rowCount: number): VirtualWindow => ({
  first: Math.min(first, rowCount),
  end: Math.min(end, rowCount),
  isScrolling: isMoving,
})
