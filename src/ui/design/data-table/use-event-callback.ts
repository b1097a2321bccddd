import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same while what it does is replaced, so that a screen may write its handlers in place without
 * drawing every row anew. Before the first commit it does what it did when first seen.
 */
export const useEventCallback = <A extends ReadonlyArray<unknown>, B>(act: (...args: A) => B): ((...args: A) => B) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  }, [act])
  return useCallback((...args: A) => latest.current(...args), [])
}
