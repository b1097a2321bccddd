import { useEffect, useState } from 'react'
import type { AuthRoute } from './auth-paths.ts'

/** The slide of one panel over the other, in milliseconds, as in the style sheet. */
const SLIDE_MS = 400

export interface SlideTransition {
  /** The panel that is being covered. */
  readonly leaving: AuthRoute | undefined
  /** How often somebody went from one panel to another. A panel that is come back to is a new one: it holds no password. */
  readonly moves: number
}

/** What is still seen while `place` comes. */
export const useSlideTransition = (place: AuthRoute): SlideTransition => {
  const [slide, setSlide] = useState<SlideTransition & { readonly place: AuthRoute }>({
    place,
    leaving: undefined,
    moves: 0,
  })
  const { leaving } = slide
  if (slide.place !== place) setSlide({ place, leaving: slide.place, moves: slide.moves + 1 })
  useEffect(() => {
    if (leaving === undefined) return undefined
    const timer = setTimeout(() => setSlide((last) => ({ ...last, leaving: undefined })), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [leaving])
  return slide
}
