import { createDOMRenderer } from '@fluentui/react-components'
import type { Container } from 'inversify'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import type { Session } from '#application/identity/sessions.port.ts'
import { Sessions } from '#application/identity/sessions.port.ts'
import { DurableStorage } from '#application/shared/storage.port.ts'
import { SESSION_KEY } from '#application/shared/storage-keys.ts'
import { App } from '#app/app.tsx'
import { createPageContainer } from '#app/container.ts'
import { ModuleScope } from '#app/feature-screen.tsx'
import { ImpersonateScreen, module as impersonation } from '#app/features/impersonate.lazy.ts'
import { createRoutes } from '#app/routes.tsx'
import { AnalyticsQueue, Api } from '#app/tokens.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import type { Role } from '#domain/team/role.ts'
import type { PageDocument } from '#infrastructure/maintenance/page-maintenance.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeSessions } from '#test/support/fakes/sessions.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { aBusiness } from '#test/support/samples/identity.ts'
import { answering, type Answers, makeAnswers } from './answers.ts'
import { makePorts } from './ports.ts'
import { makeRoleApi } from './role-api.ts'
import { NOW_MS, type Scenario, type ScreenPage } from './scenario.ts'

/** Removes what the scenario before left: its screen, its listeners and what it stored. */
let close: () => void = () => undefined
let answers: Answers | undefined
const denied: Array<string> = []

const showScreen = async (scenario: Scenario): Promise<void> => {
  close()
  denied.length = 0
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, text] of Object.entries(scenario.stored ?? {})) localStorage.setItem(key, text)
  history.replaceState(null, '', scenario.path)
  const container = createPageContainer(documentOf(scenario))
  answers = makeAnswers(scenario)
  await rebindPorts(container, scenario, answers)
  if (scenario.role !== undefined) bindCalls(container, scenario.role)
  container.get(AnalyticsQueue).sendWith(() => undefined)
  const stop = container.get(SessionViewModel).activate()
  const router = createBrowserRouter(createRoutes(container))
  await initialized(router)
  const root = render(
    container,
    scenario.code === undefined ? (
      <RouterProvider router={router} onError={(error) => reportError(error)} />
    ) : (
      <ModuleScope module={impersonation}>
        <ImpersonateScreen code={scenario.code} onOver={() => undefined} />
      </ModuleScope>
    ),
  )
  close = () => {
    root.unmount()
    router.dispose()
    stop()
  }
}

/** The host marks the page while it is closed. */
const documentOf = ({ isClosed }: Scenario): PageDocument => ({
  isBuiltOff: false,
  has: () => isClosed === true,
  refetch: async () => '',
})

/** An activation replaces what a module binds, whichever module that is and whenever it is loaded. */
const rebindPorts = async (container: Container, scenario: Scenario, own: Answers): Promise<void> => {
  if (scenario.role === undefined)
    for (const { token, port } of await makePorts(scenario, own)) container.onActivation(token, () => port)
  const sessions = makeFakeSessions(makeFakeTime(NOW_MS).clock)
  const session = sessionOf(scenario)
  const answered = answering(sessions, 'Sessions', own, scenario.country)
  container.onActivation(Sessions, () => ({
    ...sessions,
    signIn: answered.signIn,
    read: (stored) => (session?.token === stored ? session : sessions.read(stored)),
  }))
  if (session !== undefined) container.get(DurableStorage).write(SESSION_KEY, session.token)
}

/** The ports are those of the client; only the live connection is a fake. */
const bindCalls = (container: Container, role: Role): void => {
  const api = makeRoleApi(role, (name) => void denied.push(name))
  container.rebind(Api).toConstantValue(api)
  container.rebind(LiveEvents).toConstantValue(makeFakeLiveEvents())
}

const sessionOf = ({ country, operator, role = 'OWNER', visitor }: Scenario): Session | undefined => {
  if (visitor === 'guest') return undefined
  const issuedAt = NOW_MS / 1_000
  const business =
    visitor === 'newcomer'
      ? undefined
      : aBusiness({
          role,
          ...(country === 'MX' && { country, identifier: 'AAB010101AA8', name: 'Maderas del Bajío SA de CV' }),
        })
  const expiresAt = issuedAt + (operator === undefined ? 3_600 : 1_800)
  return { ...A_SESSION, issuedAt, expiresAt, business, isSudo: operator !== undefined, operator }
}

const render = (container: Container, children: ReactNode): Root => {
  const root = createRoot(document.getElementById('root') as HTMLElement)
  root.render(
    <App container={container} recovery={NO_RECOVERY} renderer={RENDERER}>
      {children}
    </App>,
  )
  return root
}

/** Resolves once the code of the screen is there, as the client waits for it. */
const initialized = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })

const RENDERER = createDOMRenderer(document)
const NO_RECOVERY = { onCrash: reportError, reload: () => undefined, signOut: () => undefined }
const A_SESSION = {
  token: 'a.b.c',
  user: { id: '3' as Session['user']['id'], name: 'Ana Muñoz', email: 'ana@ejemplo.cl' },
}

Object.assign(globalThis, {
  screens: {
    showScreen,
    changeAnswers: (change) => answers?.change(change),
    deniedCalls: () => [...denied],
  } satisfies ScreenPage,
})
