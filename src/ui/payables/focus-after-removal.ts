import { useEffect, useRef, type RefObject } from 'react'

/** The element takes the focus when the pressed button went with its row, which would leave the keyboard outside the dialog. */
export const useFocusAfterRemoval = (removed: number): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (removed > 0 && document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [removed])
  return element
}
