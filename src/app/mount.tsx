import { StrictMode, startTransition, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { saveCampaign } from '#application/identity/campaign-storage.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { MaintenanceViewModel } from '#application/maintenance/maintenance.view-model.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { EarlyFormContext } from '#ui/identity/use-early-form.ts'
import { App } from './app.tsx'
import { createPageContainer } from './container.ts'
import { createCrashRecovery } from './crash-recovery.ts'
import { ModuleScope } from './feature-screen.tsx'
import { pageDocument } from './page-document.ts'
import { createRoutes } from './routes.tsx'
import { AnalyticsQueue } from './tokens.ts'

/** Replaces the skeleton of the page. `code` comes from an operator's link, which is answered before any route is opened. */
export const mount = async (root: Element, code?: string): Promise<void> => {
  const container = createPageContainer(pageDocument)
  const session = container.get(SessionViewModel)
  const recovery = createCrashRecovery(() => session.signOut())
  addEventListener('pagehide', () => container.get(AnalyticsQueue).flush())
  session.activate()
  const query = new URLSearchParams(location.search)
  if (session.session === undefined) saveCampaign(container.get(Preferences), (name) => query.get(name) ?? undefined)
  const earlyForm = document.querySelector<HTMLFormElement>('#early form') ?? undefined
  if (earlyForm !== undefined) makeWay(root)
  const client = createRoot(root)
  const render = (children: ReactNode): void =>
    startTransition(() =>
      client.render(
        <StrictMode>
          <EarlyFormContext value={earlyForm}>
            <App container={container} recovery={recovery}>
              {children}
            </App>
          </EarlyFormContext>
        </StrictMode>,
      ),
    )
  if (code !== undefined && !container.get(MaintenanceViewModel).isOn) {
    const { ImpersonateScreen, module } = await import('./features/impersonate.lazy.ts')
    await new Promise<void>((resolve) =>
      render(
        <ModuleScope module={module}>
          <ImpersonateScreen code={code} onOver={resolve} />
        </ModuleScope>,
      ),
    )
  }
  const router = createBrowserRouter(createRoutes(session))
  await initialized(router)
  render(<RouterProvider router={router} onError={() => undefined} />)
}

/** Until the code of the first screen is there, or could not be fetched, the skeleton stays. */
const initialized = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })

const LONGEST_OVERLAP_MS = 1_000

/** Removes the prerendered form once the client has drawn its own, or at once when it draws another screen. */
const makeWay = (root: Element): void => {
  const observer = new MutationObserver(() => {
    if (root.querySelector('main, [role=alert]') === null) return
    observer.disconnect()
    const isSignIn = root.querySelector('input[name=password]') !== null
    setTimeout(() => document.getElementById('early')?.remove(), isSignIn ? LONGEST_OVERLAP_MS : 0)
  })
  observer.observe(root, { childList: true, subtree: true })
}
