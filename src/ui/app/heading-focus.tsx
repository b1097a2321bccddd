import { useEffect } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * One per page (its key): after a navigation that removed the focused element, the focus goes to the heading of the new
 * page, which announces it. A page that was just loaded keeps the beginning of the document, as does one whose menu has
 * the focus.
 */
export const HeadingFocus = () => {
  const type = useNavigationType()
  useEffect(() => {
    /* A reload is a POP, and a redirect of a new page comes before the first action of its user. */
    const isNavigation = type !== 'POP' && navigator.userActivation.hasBeenActive
    if (!isNavigation || focusHeading()) return
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [type])
  return null
}

/** False while the page has no heading yet. */
const focusHeading = (): boolean => {
  if (document.activeElement !== document.body) return true
  const heading = document.querySelector('main h1')
  if (!(heading instanceof HTMLElement)) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
