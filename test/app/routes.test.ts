import { Container, ContainerModule } from 'inversify'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRoutes, routePaths } from '#app/routes.tsx'
import { createSessionContainers } from '#app/session-containers.ts'
import { SessionContainers } from '#app/tokens.ts'
import type { Session } from '#application/identity/sessions.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { AMPLE } from '#test/support/ample.ts'
import { token } from '#application/shared/token.ts'
import { aSession } from '#test/support/samples/identity.ts'

const loads = vi.hoisted(() => ({ orders: vi.fn(), notifications: vi.fn(), complete: vi.fn(), layout: vi.fn() }))

vi.mock('#app/features.ts', () => ({
  FEATURES: [
    { paths: ['/finance/directo', '/finance/prontopago'], guard: 'protected', load: loads.orders },
    { paths: ['/orders'], guard: 'protected', load: loads.orders },
    { paths: ['/notifications'], guard: 'protected', load: loads.notifications },
    { paths: ['/completeregister'], guard: 'completing', load: loads.complete },
  ],
}))
vi.mock('#app/layouts.ts', () => ({ loadSignedInLayout: loads.layout, loadProfileLayout: loads.layout }))

const SCREEN = { Screen: () => null }

const pageWith = (vm: Partial<SessionViewModel>): Container => {
  const page = new Container()
  page.bind(CurrentSession).toConstantValue(new CurrentSession())
  page.bind(SessionViewModel).toConstantValue(vm as SessionViewModel)
  page.bind(SessionContainers).toConstantValue(createSessionContainers(page))
  return page
}

/** A router at `path` for that session, once the first navigation has ended. */
const openAt = async (path: string, session: Session | undefined) => {
  const saveReturnPath = vi.fn()
  const vm = { session, ended: undefined, saveReturnPath }
  const router = createMemoryRouter(createRoutes(pageWith(vm)) as RouteObject[], { initialEntries: [path] })
  const isReady = () => router.state.initialized && router.state.navigation.state === 'idle'
  await vi.waitUntil(isReady, AMPLE)
  const { pathname, search } = router.state.location
  return { router, saveReturnPath, at: pathname + search }
}

describe('the routes', () => {
  beforeEach(() => {
    for (const load of Object.values(loads)) load.mockReset().mockResolvedValue(SCREEN)
  })

  it('redirect a visitor without a session to sign-in, keep the query and fetch no code of the screen', async () => {
    const { at, saveReturnPath } = await openAt('/orders?utm_source=x', undefined)
    expect(at).toBe('/start/login?utm_source=x')
    expect(saveReturnPath).toHaveBeenCalledWith('/orders?utm_source=x')
    expect([loads.orders.mock.calls, loads.layout.mock.calls]).toEqual([[], []])
  })

  it('lead from / to the first screen of a business, through no other screen', async () => {
    expect((await openAt('/?a=1', aSession())).at).toBe('/finance/directo?a=1')
    expect((await openAt('/', aSession({ business: undefined }))).at).toBe('/completeregister')
    expect((await openAt('/', undefined)).at).toBe('/start/login')
  })

  it('give the screen what its loader fetched', async () => {
    const { router } = await openAt('/orders', aSession())
    expect(Object.values(router.state.loaderData)).toMatchObject([SCREEN, SCREEN])
    expect(router.state.errors).toBeNull()
  })

  it('bind what a screen resolves and open its view-model before it is rendered, at every visit', async () => {
    const NAME = token<string>('name')
    const module = new ContainerModule(({ bind }) => void bind(NAME).toConstantValue('bound'))
    const open = vi.fn((container: Container, url: URL) => ({ opened: `${container.get(NAME)} ${url.pathname}` }))
    loads.orders.mockResolvedValue({ ...SCREEN, module, open })
    const { router } = await openAt('/orders', aSession())
    expect(Object.values(router.state.loaderData)).toContainEqual(
      expect.objectContaining({ vm: { opened: 'bound /orders' } }),
    )
    await router.navigate('/notifications')
    await router.navigate('/orders')
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('keep the view-model between the addresses of one screen', async () => {
    const open = vi.fn(() => ({}))
    loads.orders.mockResolvedValue({ ...SCREEN, open })
    const { router } = await openAt('/finance/directo', aSession())
    await router.navigate('/finance/prontopago')
    expect([router.state.location.pathname, open.mock.calls.length]).toEqual(['/finance/prontopago', 1])
  })

  it('fetch code again at the next visit after a fetch that failed', async () => {
    loads.orders.mockRejectedValueOnce(new Error('offline'))
    const { router } = await openAt('/orders', aSession())
    expect(router.state.errors).not.toBeNull()
    await router.navigate('/finance/directo')
    await router.navigate('/orders')
    expect(router.state.errors).toBeNull()
  })

  it('name every path once', () => {
    const paths = routePaths(createRoutes(pageWith({})))
    expect(new Set(paths).size).toBe(paths.length)
  })
})
