import { token } from './token.ts'

/** Gives a key nobody has used: one intent of the user, one key. */
export interface IdempotencyKeys {
  readonly next: () => string
}
export const IdempotencyKeys = token<IdempotencyKeys>('FreshKeys')
