import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const MAX_BYTES = 2_048

/** The part of a query string that a redirect keeps: byte for byte, at most 2 KB. It is never read, because anyone may have written it. */
export const preservedQuery = (search: string): string => {
  const bytes = new TextEncoder().encode(search)
  if (bytes.length <= MAX_BYTES) return search
  return new TextDecoder().decode(bytes.subarray(0, MAX_BYTES)).replace(/\uFFFD$/, '')
}

/** Empty while the prerendered page is hydrated, because the build knows no query. */
export const usePreservedQuery = (): string => {
  const { search } = useLocation()
  return useSyncExternalStore(
    neverChanges,
    () => preservedQuery(search),
    () => '',
  )
}

const neverChanges = () => () => undefined
