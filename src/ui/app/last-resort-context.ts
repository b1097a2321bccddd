import { createContext } from 'react'

/** What still works when nothing else does. */
export interface LastResort {
  /** Where what broke is written down. */
  readonly onCrash: (error: unknown) => void
  readonly reload: () => void
  /** Ends the session in this browser, whatever is broken. */
  readonly leave: () => void
}

const nothing = (): void => undefined

export const LastResortContext = createContext<LastResort>({ onCrash: nothing, reload: nothing, leave: nothing })
