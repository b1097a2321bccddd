import { useMemo, useSyncExternalStore } from 'react'
import type { SystemPreferences } from './appearance.ts'

const DARK = '(prefers-color-scheme: dark)'
const CONTRAST = '(prefers-contrast: more)'

/** The current system preferences, updated on change. */
export const useSystemPreferences = (): SystemPreferences => {
  const dark = useMediaQuery(DARK)
  const contrast = useMediaQuery(CONTRAST)
  return useMemo(() => ({ dark, contrast }), [dark, contrast])
}

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
