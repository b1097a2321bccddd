/** Parses stored JSON. Undefined for damaged text. */
export const parseStored = (text: string | undefined): unknown => {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The own property `key` of a stored object. */
export const readField = (stored: unknown, key: string): unknown =>
  typeof stored === 'object' && stored !== null && Object.hasOwn(stored, key)
    ? (stored as Readonly<Record<string, unknown>>)[key]
    : undefined

export const readText = (stored: unknown, key: string): string | undefined => {
  const value = readField(stored, key)
  return typeof value === 'string' ? value : undefined
}

export const readNumber = (stored: unknown, key: string): number | undefined => {
  const value = readField(stored, key)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Reads each element with `read`; undefined when it is no list, or an element is invalid. */
export const readList = <A>(
  stored: unknown,
  key: string,
  read: (element: unknown) => A | undefined,
): ReadonlyArray<A> | undefined => {
  const value = readField(stored, key)
  if (!Array.isArray(value)) return undefined
  const elements = value.flatMap((element) => read(element) ?? [])
  return elements.length === value.length ? elements : undefined
}
