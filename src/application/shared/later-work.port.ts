import { token } from './token.ts'

/** What fewer screens need, fetched when the first of them is asked for. Asking again costs nothing; what did not come is fetched anew. */
export interface LaterWork {
  readonly come: () => Promise<void>
}
export const LaterWork = token<LaterWork>('LaterWork')
