import { createDOMRenderer } from '@fluentui/react-components'
import type { Container } from 'inversify'
import { clearTimers } from 'mobx-react-lite'
import { startTransition, useEffect, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { CompanySwitch } from '#application/identity/company-switch.ts'
import { saveCampaign } from '#application/identity/campaign-storage.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { MaintenanceViewModel } from '#application/maintenance/maintenance.view-model.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { App } from './app.tsx'
import { createPageContainer } from './container.ts'
import { createCrashRecovery } from './crash-recovery.ts'
import { ModuleScope } from './feature-screen.tsx'
import { HYDRATED } from './hydrated.ts'
import { pageDocument } from './page-document.ts'
import { createRoutes } from './routes.tsx'
import { AnalyticsQueue } from './tokens.ts'

/** Hydrates the prerendered page, or replaces the skeleton. `code` comes from an operator's link, which is answered before any route is opened. */
export const mount = async (root: HTMLElement, code?: string): Promise<void> => {
  const container = createPageContainer(pageDocument)
  const session = container.get(SessionViewModel)
  const recovery = createCrashRecovery(() => session.signOut())
  const renderer = createDOMRenderer(document)
  const app = (children: ReactNode) => (
    <App container={container} recovery={recovery} renderer={renderer}>
      {children}
    </App>
  )
  const activate = (): void => {
    session.activate()
    const query = new URLSearchParams(location.search)
    if (session.session === undefined) saveCampaign(container.get(Preferences), (name) => query.get(name) ?? undefined)
  }
  addEventListener('pagehide', () => {
    container.get(AnalyticsQueue).flush()
    /* When Chromium collects this page, mobx-react-lite clears its timer by number, and would end a timer of the next page. */
    clearTimers()
  })
  const isClosed = container.get(MaintenanceViewModel).isOn
  if (root.dataset['prerendered'] !== undefined && !isClosed) {
    const router = await createRouter(container)
    await hydrate(root, app(<RouterProvider router={router} onError={ignored} />))
    /* The build knew no session: a stored one is restored now, and leaves the page. */
    flushSync(activate)
    delete root.dataset['prerendered']
    dispatchEvent(new Event(HYDRATED))
    return
  }
  activate()
  await openCompany(container, session)
  const client = createRoot(root)
  const render = (children: ReactNode): void => startTransition(() => client.render(app(children)))
  if (code !== undefined && !isClosed) {
    const { ImpersonateScreen, module } = await import('./features/impersonate.lazy.ts')
    await new Promise<void>((resolve) =>
      render(
        <ModuleScope module={module}>
          <ImpersonateScreen code={code} onOver={resolve} />
        </ModuleScope>,
      ),
    )
  }
  render(<RouterProvider router={await createRouter(container)} onError={ignored} />)
}

/** The company of a mailed link is opened before the first call, and a tab that was frozen for long has a new token before it. */
const openCompany = async (container: Container, session: SessionViewModel): Promise<void> => {
  await session.settled()
  const path = location.pathname + location.search
  const own = await container.get(CompanySwitch).follow(path)
  if (own !== path) history.replaceState(history.state, '', own + location.hash)
}

const ignored = (): void => undefined

const hydrate = (root: Element, children: ReactNode): Promise<void> =>
  new Promise((resolve) => hydrateRoot(root, <Effect onMount={resolve}>{children}</Effect>))

const Effect = ({ onMount, children }: { readonly onMount: () => void; readonly children: ReactNode }) => {
  useEffect(onMount, [onMount])
  return children
}

/** Resolves once the code of the first screen is there, or could not be fetched: until then the page stays as it is. */
const createRouter = (container: Container): Promise<ReturnType<typeof createBrowserRouter>> =>
  new Promise((resolve) => {
    const router = createBrowserRouter(createRoutes(container))
    if (router.state.initialized) return resolve(router)
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve(router)
    })
  })
