import { useEffect, useState } from 'react'
import type { AuthRoute } from './auth-paths.ts'

/** The duration of the slide in milliseconds, as in the style sheet. */
const SLIDE_MS = 400

export interface SlideTransition {
  /** The form that is being covered. */
  readonly leaving: AuthRoute | undefined
  /** The number of changes between forms, used as key: a revisited form is remounted without its password. */
  readonly moves: number
}

/** The form that is still visible during the change to `place`. */
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
