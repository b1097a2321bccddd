import { SESSION_KEY } from '#application/shared/storage-keys.ts'
import type { CrashRecovery } from '#ui/app/crash-recovery-context.ts'
import { SIGN_IN_PATH } from '#ui/app/paths.ts'

/** What still works when a screen, a view-model or what is kept in this browser is broken. `signOut` may be broken too. */
export const makeLastResort = (signOut: () => Promise<void>): CrashRecovery => ({
  onCrash: (error) => reportError(error),
  reload: () => location.reload(),
  signOut: () => {
    void Promise.race([attempted(signOut), longEnough()]).then(() => {
      forgetToken()
      location.assign(SIGN_IN_PATH)
    })
  },
})

const PATIENCE_MS = 1_500

const longEnough = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))

const attempted = async (task: () => Promise<void>): Promise<void> => {
  try {
    await task()
  } catch (error) {
    reportError(error)
  }
}

const forgetToken = (): void => {
  try {
    localStorage.removeItem(SESSION_KEY)
  } catch (error) {
    reportError(error)
  }
}
