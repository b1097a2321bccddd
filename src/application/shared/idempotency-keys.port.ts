import { token } from './token.ts'

/** Creates unique keys: one per user intent. */
export interface IdempotencyKeys {
  readonly next: () => string
}
export const IdempotencyKeys = token<IdempotencyKeys>('IdempotencyKeys')
