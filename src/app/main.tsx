import { SESSION_KEY } from '#application/shared/storage-keys.ts'
import { whenIdle } from '#ui/app/when-idle.ts'
import { startEarlyRequests } from './early-requests.ts'
import { FIRST_SCREENS, type FirstScreenName } from './first-screens.ts'
import { loadAxios } from './load-axios.ts'
import { consumeImpersonationLink } from './impersonation-link.ts'

const LOADS: Readonly<Record<FirstScreenName, () => Promise<unknown>>> = {
  finance: () => import('./features/finance.lazy.tsx'),
  order: () => import('./features/order.lazy.ts'),
  orders: () => import('./features/orders.lazy.ts'),
  payments: () => import('./features/payments.lazy.tsx'),
}

/** No top-level await: a chunk that imports this one would wait for itself. */
async function start(): Promise<void> {
  const code = await consumeImpersonationLink()

  /* This chunk is small and imports nothing large, so that all code of the first screen is fetched in parallel. */
  const token = storedToken()
  const isSignedIn = token !== null
  if (!isSignedIn) addEventListener('input', () => preloadSignedIn('/finance'), { once: true })
  else {
    const hasData = code === undefined && startEarlyRequests(token, location.pathname)
    preloadSignedIn(location.pathname, hasData)
  }

  const { mount } = await import('./mount.tsx')
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no #root')
  await mount(root, code)
  if (!isSignedIn) whenIdle(preloadAccountForms)
}

/** The route fetches the same code and reports what fails. With the data of the screen, no call is made before it is drawn. */
function preloadSignedIn(path: string, hasData = false): void {
  void Promise.allSettled([hasData || loadAxios(), import('./features/signed-in.lazy.ts'), screenAt(path)])
}

/** The code of the screen at `path`; other screens are fetched by their route. */
function screenAt(path: string): Promise<unknown> | undefined {
  const screen = FIRST_SCREENS.find(({ at }) => at.test(path))
  return screen && LOADS[screen.name]()
}

function preloadAccountForms(): void {
  void Promise.allSettled([
    loadAxios(),
    import('./features/register.lazy.ts'),
    import('./features/forgot.lazy.ts'),
    import('#ui/identity/sign-in-notices.tsx'),
  ])
}

function storedToken(): string | null {
  try {
    return localStorage.getItem(SESSION_KEY)
  } catch {
    return null
  }
}

void start()
