/** An object as it was kept: of its own keys only, whatever their names. */
export type Stored = Readonly<Record<string, unknown>>

/** `__proto__` and what was inherited are left behind. */
export const record = (value: unknown): Stored | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== '__proto__'))
}
