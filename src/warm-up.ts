import { screens } from '#ui/app/screens.ts'
import { fetchedOf } from '#ui/di/fetched.ts'

/** Fetches what a signed-in person at `path` will need. What fails is asked for again when it is drawn. */
export const warmUp = (path: string): Promise<unknown> =>
  Promise.allSettled([
    import('#composition/work.ts'),
    fetchedOf(screens.signedIn),
    fetchedOf(path.startsWith('/orders') ? screens.orders : screens.finance),
  ])

/** The same for somebody who has to sign in first, or who came to register or for a new password. */
export const warmUpDoor = (path: string): Promise<unknown> =>
  Promise.allSettled([fetchedOf(screens.start), ...(ACCOUNT_PATHS.test(path) ? [warmUpAccounts()] : [])])

/** What the door has besides the form to sign in. */
export const warmUpAccounts = (): Promise<unknown> =>
  Promise.allSettled([
    import('#composition/door.ts'),
    import('#ui/identity/sign-in-notices.tsx'),
    import('#ui/identity/register-screen.tsx'),
    import('#ui/identity/forgot-screen.tsx'),
    fetchedOf(screens.reset),
  ])

const ACCOUNT_PATHS = /^\/start\/register|forgotpassword|^\/resetpassword/
