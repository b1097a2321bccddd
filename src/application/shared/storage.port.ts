import { token } from './token.ts'

/** Texts kept by name. A storage that is missing, full or forbidden keeps nothing and says nothing: reading gives `undefined`. */
export interface Storage {
  readonly read: (key: string) => string | undefined
  readonly write: (key: string, text: string) => void
  readonly remove: (key: string) => void
  /** Calls back when another tab changed `key`. The answer stops it. */
  readonly watch: (key: string, changed: (text: string | undefined) => void) => () => void
}

/** Survives the browser: the session's token and the persisted state, nothing else. */
export const DurableStorage = token<Storage>('DurableStorage')
/** Survives a reload of this tab: what the user is in the middle of. */
export const TabStorage = token<Storage>('TabStorage')
