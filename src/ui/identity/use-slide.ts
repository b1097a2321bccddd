import { useEffect, useState } from 'react'
import type { StartPlace } from './places.ts'

/** The slide of one panel over the other, in milliseconds, as in the style sheet. */
const SLIDE_MS = 400

export interface Slide {
  /** The panel that is being covered. */
  readonly leaving: StartPlace | undefined
  /** How often somebody went from one panel to another. A panel that is come back to is a new one: it holds no password. */
  readonly moves: number
}

/** What is still seen while `place` comes. */
export const useSlide = (place: StartPlace): Slide => {
  const [slide, setSlide] = useState<Slide & { readonly place: StartPlace }>({ place, leaving: undefined, moves: 0 })
  const { leaving } = slide
  if (slide.place !== place) setSlide({ place, leaving: slide.place, moves: slide.moves + 1 })
  useEffect(() => {
    if (leaving === undefined) return undefined
    const timer = setTimeout(() => setSlide((last) => ({ ...last, leaving: undefined })), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [leaving])
  return slide
}
