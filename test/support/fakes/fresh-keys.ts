import type { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'

export const makeFakeKeys = (): IdempotencyKeys => {
  let last = 0
  return { next: () => `00000000-0000-4000-8000-${String((last += 1)).padStart(12, '0')}` }
}
