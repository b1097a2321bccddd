import { useNavigationType } from 'react-router-dom'
import { useHeadingFocus } from './use-heading-focus.ts'

/**
 * One per page (its key): after a navigation that removed the focused element, the heading of the new page has the focus.
 * A page that was just loaded keeps the beginning of the document, as does one whose menu has the focus.
 */
export const HeadingFocus = () => {
  /* A reload is a POP, and a redirect of a new page comes before the first action of its user. */
  const isNavigation = useNavigationType() !== 'POP' && navigator.userActivation.hasBeenActive
  useHeadingFocus(isNavigation)
  return null
}
