import { createContext } from 'react'

/** The actions that still work when nothing else does. */
export interface CrashRecovery {
  /** Where what broke is written down. */
  readonly onCrash: (error: unknown) => void
  readonly reload: () => void
  /** Ends the session in this browser, whatever is broken. */
  readonly signOut: () => void
}

const nothing = (): void => undefined

export const CrashRecoveryContext = createContext<CrashRecovery>({
  onCrash: nothing,
  reload: nothing,
  signOut: nothing,
})
