import { token } from './token.ts'

/**
 * A text storage. A missing, full or forbidden storage stores nothing and throws nothing: reading returns `undefined`.
 */
export interface Storage {
  readonly read: (key: string) => string | undefined
  readonly write: (key: string, text: string) => void
  readonly remove: (key: string) => void
  readonly keys: () => ReadonlyArray<string>
  /** Notifies of changes of `key` in another tab. Returns the unsubscription. */
  readonly watch: (key: string, changed: (text: string | undefined) => void) => () => void
}

/** Survives the browser: the session's token, the persisted state and pending order intents. */
export const DurableStorage = token<Storage>('DurableStorage')
/** Survives a reload of this tab: drafts. */
export const TabStorage = token<Storage>('TabStorage')
