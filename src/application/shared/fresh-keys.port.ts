import { token } from './token.ts'

/** Gives a key nobody has used: one intent of the user, one key. */
export interface FreshKeys {
  readonly next: () => string
}
export const FreshKeys = token<FreshKeys>('FreshKeys')
