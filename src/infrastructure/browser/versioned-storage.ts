/** A stored object: own keys only, of any name. */
export type Stored = Readonly<Record<string, unknown>>

/** Drops `__proto__` and inherited keys. */
export const record = (value: unknown): Stored | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== '__proto__'))
}
