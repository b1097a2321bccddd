import type { FreshKeys } from '#application/shared/fresh-keys.port.ts'

export const makeFakeKeys = (): FreshKeys => {
  let last = 0
  return { next: () => `00000000-0000-4000-8000-${String((last += 1)).padStart(12, '0')}` }
}
