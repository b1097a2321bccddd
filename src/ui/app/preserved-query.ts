const LONGEST_BYTES = 2_048

/**
 * What is carried along of a query string: byte for byte, at most 2 KB, and never read. It may be somebody else's idea of
 * where to go next, so nothing looks into it.
 */
export const preservedQuery = (search: string): string => {
  const bytes = new TextEncoder().encode(search)
  if (bytes.length <= LONGEST_BYTES) return search
  return new TextDecoder().decode(bytes.subarray(0, LONGEST_BYTES)).replace(/\uFFFD$/, '')
}
