import { useLayoutEffect, type RefObject } from 'react'

const GAP = 4
const MARGIN = 8

/**
 * Positions an open `popover` below its anchor, or above without space. It is in the top layer, so that no scroller
 * clips it.
 */
export const useFloating = (anchor: RefObject<HTMLElement | null>, floating: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = floating.current
    if (element === null) return undefined
    if (!element.matches(':popover-open')) element.showPopover()
    const place = (): void => {
      if (anchor.current !== null) moveBeside(element, anchor.current.getBoundingClientRect())
    }
    place()
    const resized = new ResizeObserver(place)
    resized.observe(element)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      resized.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [anchor, floating])
}

const moveBeside = (element: HTMLElement, anchor: DOMRect): void => {
  const { offsetWidth, offsetHeight, style } = element
  const below = anchor.bottom + GAP
  const above = anchor.top - GAP - offsetHeight
  const top = below + offsetHeight > window.innerHeight - MARGIN && above >= MARGIN ? above : below
  const left = Math.max(MARGIN, Math.min(anchor.left, window.innerWidth - offsetWidth - MARGIN))
  style.setProperty('top', `${Math.max(MARGIN, Math.min(top, window.innerHeight - offsetHeight - MARGIN))}px`)
  style.setProperty('left', `${left}px`)
}
