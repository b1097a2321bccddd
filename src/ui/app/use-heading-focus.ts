import { useEffect, useState } from 'react'

/**
 * If it is wanted at first, a focus that was lost goes to the heading of the page, which announces what is shown now. A
 * page may show another heading first, whose removal loses the focus again.
 */
export const useHeadingFocus = (isWantedAtFirst: boolean): void => {
  const [isWanted] = useState(isWantedAtFirst)
  useEffect(() => {
    if (!isWanted) return
    let focused = focusHeading()
    const observer = new MutationObserver(() => {
      if (focused?.isConnected !== true) focused = focusHeading()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [isWanted])
}

/** Returns the element that then has the focus; undefined while the page has no heading yet. */
export const focusHeading = (): Element | undefined => {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return activeElement
  const heading = document.querySelector('main h1')
  if (!(heading instanceof HTMLElement)) return undefined
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return heading
}
