import { SESSION_KEY } from '#application/shared/storage-keys.ts'
import { whenIdle } from '#ui/app/when-idle.ts'
import { loadAxios } from './load-axios.ts'
import { consumeImpersonationLink } from './impersonation-link.ts'

/** No top-level await: a chunk that imports this one would wait for itself. */
async function start(): Promise<void> {
  const code = await consumeImpersonationLink()

  /* This chunk is small and imports nothing large, so that all code of the first screen is fetched in parallel. */
  const isSignedIn = storedToken() !== null
  if (isSignedIn) void Promise.allSettled([loadAxios(), import('./features/signed-in.lazy.ts')])
  else addEventListener('input', preloadHome, { once: true })

  const { mount } = await import('./mount.tsx')
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no #root')
  await mount(root, code)
  if (!isSignedIn) whenIdle(preloadAccountForms)
}

/** The screen after sign-in. Its route fetches the same code and reports what fails. */
function preloadHome(): void {
  void Promise.allSettled([loadAxios(), import('./features/signed-in.lazy.ts'), import('./features/finance.lazy.tsx')])
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
