import { useMemo, useSyncExternalStore } from 'react'

/** Whether a media query matches. False without a browser. */
export const useMediaQuery = (query: string): boolean => {
  const list = useMemo(() => (typeof window === 'undefined' ? undefined : window.matchMedia(query)), [query])
  return useSyncExternalStore(
    (changed) => {
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    () => list?.matches ?? false,
    () => false,
  )
}
