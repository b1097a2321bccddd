import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether the scroller is narrower than its content. */
export const useScrollsSideways = (scroller: RefObject<HTMLElement | null>, contentWidth: number): boolean => {
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return undefined
    const measure = (): void => setScrolls(element.clientWidth < contentWidth)
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [scroller, contentWidth])
  return scrolls
}
