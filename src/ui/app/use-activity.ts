import { useEffect } from 'react'

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Calls `touch` whenever the person at this tab does something. */
export const useActivity = (touch: () => void): void =>
  useEffect(() => {
    for (const sign of SIGNS) addEventListener(sign, touch, { passive: true })
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, touch)
    }
  }, [touch])
