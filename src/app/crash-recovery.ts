import { SESSION_KEY, SESSION_KEYS } from '#application/shared/storage-keys.ts'
import type { CrashRecovery } from '#ui/app/crash-recovery-context.ts'
import { SIGN_IN_PATH } from '#ui/app/paths.ts'

/** The actions that still work when a screen, a view-model or the storage of this browser is broken. `signOut` may be broken too. */
export const createCrashRecovery = (signOut: () => Promise<void>): CrashRecovery => ({
  onCrash: (error) => reportError(error),
  reload: () => location.reload(),
  signOut: () => {
    void Promise.race([attempt(signOut), timeout()]).then(() => {
      removeTokens()
      location.assign(SIGN_IN_PATH)
    })
  },
})

const SIGN_OUT_TIMEOUT_MS = 1_500

const timeout = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT_MS))

const attempt = async (task: () => Promise<void>): Promise<void> => {
  try {
    await task()
  } catch (error) {
    reportError(error)
  }
}

const removeTokens = (): void => {
  try {
    localStorage.removeItem(SESSION_KEY)
    for (const key of Object.keys(localStorage)) if (key.startsWith(SESSION_KEYS)) localStorage.removeItem(key)
  } catch (error) {
    reportError(error)
  }
}
