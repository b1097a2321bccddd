import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A stable function that calls the latest handler, so that inline handlers do not render every row. Before the first
 * commit it calls the first one.
 */
export const useEventCallback = <A extends ReadonlyArray<unknown>, B>(act: (...args: A) => B): ((...args: A) => B) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  }, [act])
  return useCallback((...args: A) => latest.current(...args), [])
}
