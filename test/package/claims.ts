import { expect } from 'vitest'
import { claimsIn } from './readme.ts'

/** The export of a program of `asProgram`: each claim of an example, with what was found. */
export type Claims = ReadonlyArray<readonly [expression: string, found: unknown, claimed: unknown]>

/** The program collected every claim of the example, at least one, and each is what was found. */
export const expectTrue = (claims: Claims, code: string): void => {
  expect(claims.length).toBeGreaterThan(0)
  expect(claims).toHaveLength(claimsIn(code))
  for (const [expression, found, claimed] of claims) expect({ [expression]: found }).toEqual({ [expression]: claimed })
}
