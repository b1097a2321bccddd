import type { TaskEither } from 'fp-ts/TaskEither'
import { token } from './token.ts'

export interface Clipboard {
  /** Fails where the browser has no clipboard or rejects it, as on a page without a certificate. */
  readonly write: (text: string) => TaskEither<'Rejected', void>
}
export const Clipboard = token<Clipboard>('Clipboard')
