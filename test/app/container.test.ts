import type { ContainerModule, ServiceIdentifier } from 'inversify'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageContainer, loadModule } from '#app/container.ts'
import { requiredBy } from '#app/create-module.ts'
import { SessionContainers } from '#app/tokens.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { Orders } from '#application/orders/orders.port.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'

/** The code of every feature that brings bindings. */
const features = Object.entries(
  import.meta.glob<{ readonly module?: ContainerModule }>('../../src/app/features/*.lazy.{ts,tsx}', { eager: true }),
).flatMap(([path, { module }]) =>
  module === undefined ? [] : [{ name: /([\w-]+)\.lazy/.exec(path)?.[1] ?? path, module }],
)

/** Every value that a port file or a view-model file exports: its tokens and its classes. */
const exported = {
  ...import.meta.glob<Record<string, unknown>>('../../src/application/**/*.port.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('../../src/application/**/*.view-model.ts', { eager: true }),
}

const isClass = (value: unknown): boolean =>
  typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value))

const tokens = Object.values(exported)
  .flatMap((values) => Object.entries(values))
  .filter(([, value]) => typeof value === 'symbol' || isClass(value))
  .map(([name, value]) => ({ name, token: value as ServiceIdentifier }))

const NO_MAINTENANCE = { isBuiltOff: false, has: () => false, refetch: async () => '' }

const moduleOf = (name: string): ContainerModule => {
  const found = features.find((feature) => feature.name === name)
  if (found === undefined) throw new Error(`No feature ${name}`)
  return found.module
}

const SIGNED_OUT: ReadonlySet<string> = new Set([
  'register',
  'forgot',
  'reset',
  'impersonate',
  'invitation',
  'legal-form',
])

/** Features that are opened inside another, whose bindings they use. */
const PARENTS: ReadonlyMap<string, string> = new Map([
  ['invoice-proposals', 'finance'],
  ['invoice-filters', 'finance'],
  ['send-deposit', 'finance'],
])

/** The container in which the screen of a feature is drawn: of the page before there is a session, of the session inside the frame otherwise. */
const containerOf = (name: string) => {
  const page = createPageContainer(NO_MAINTENANCE)
  if (SIGNED_OUT.has(name)) return page
  const { container: session } = page.get(SessionContainers)(aSession())
  if (name !== 'complete-profile') loadModule(session, moduleOf('signed-in'))
  const parent = PARENTS.get(name)
  if (parent !== undefined) loadModule(session, moduleOf(parent))
  return session
}

/** The bindings of `module`, in their order. */
const boundBy = (module: ContainerModule): ReadonlyArray<ServiceIdentifier> => {
  const found: ServiceIdentifier[] = []
  const probe = createPageContainer(NO_MAINTENANCE)
  void module.load({
    ...unused,
    bind: (identifier) => {
      found.push(identifier)
      return probe.bind(identifier)
    },
  })
  return found
}

const reject = (): never => {
  throw new Error('A feature module only binds')
}
const unused = {
  isBound: reject,
  onActivation: reject,
  onDeactivation: reject,
  rebind: reject,
  rebindAsync: reject,
  unbind: reject,
  unbindAsync: reject,
}

describe('the containers', () => {
  beforeEach(() => vi.stubGlobal('location', { protocol: 'http:', host: 'localhost', search: '' }))

  it.each(features)('resolve everything that the module of $name binds', ({ name, module }) => {
    const container = containerOf(name)
    loadModule(container, module)
    for (const identifier of boundBy(module)) expect(container.get<unknown>(identifier)).toBeDefined()
  })

  it('bind every port and every view-model, each in the page or in a feature', () => {
    const page = createPageContainer(NO_MAINTENANCE)
    const inFeatures = new Set(features.flatMap(({ module }) => [module, ...requiredBy(module)].flatMap(boundBy)))
    expect(tokens.length).toBeGreaterThan(40)
    expect(tokens.filter(({ token }) => !page.isBound(token) && !inFeatures.has(token))).toEqual([])
  })

  it('are the same for a renewed token, and new after the end of the session', () => {
    const page = createPageContainer(NO_MAINTENANCE)
    const containerOf = page.get(SessionContainers)
    const first = containerOf(aSession())
    expect(containerOf(aSession({ token: 'd.e.f', issuedAt: 1 }))).toBe(first)
    page.get(CurrentSession).set(undefined)
    expect(containerOf(aSession()).container).not.toBe(first.container)
  })

  it('are new for another business and for each visit of an operator', () => {
    const containerOf = createPageContainer(NO_MAINTENANCE).get(SessionContainers)
    const sessions = [
      aSession(),
      aSession({ business: aBusiness({ id: '8' as BusinessId }) }),
      aSession({ isSudo: true }),
      aSession({ isSudo: true, issuedAt: 1 }),
    ]
    expect(new Set(sessions.map((session) => containerOf(session).container)).size).toBe(4)
  })

  it('name every token in their errors as the code does', () => {
    const described = {
      ...exported,
      ...import.meta.glob<Record<string, unknown>>('../../src/app/tokens.ts', { eager: true }),
    }
    const found = Object.values(described)
      .flatMap((values) => Object.entries(values))
      .filter((entry): entry is [string, symbol] => typeof entry[1] === 'symbol')
    expect(found.length).toBeGreaterThan(40)
    expect(found.filter(([name, token]) => token.description !== name)).toEqual([])
  })

  it('load a module shared by two features once', () => {
    const container = containerOf('orders')
    loadModule(container, moduleOf('orders'))
    loadModule(container, moduleOf('order'))
    expect(container.getAll(Orders)).toHaveLength(1)
  })

  it('give two sessions nothing in common that one of them loaded', () => {
    const page = createPageContainer(NO_MAINTENANCE)
    const containerOf = page.get(SessionContainers)
    const one = containerOf(aSession()).container
    const two = containerOf(aSession({ business: undefined })).container
    for (const { name, module } of features)
      if (name !== 'complete-profile' && !SIGNED_OUT.has(name))
        [one, two].forEach((session) => loadModule(session, module))
    const shared = tokens.filter(
      ({ token }) => one.isBound(token) && one.get<unknown>(token) === two.get<unknown>(token),
    )
    expect(shared.map(({ name }) => name).toSorted()).toEqual([
      'Analytics',
      'AppearanceViewModel',
      'Clipboard',
      'DurableStorage',
      'IdempotencyKeys',
      'LiveEvents',
      'MaintenanceProbe',
      'MaintenanceViewModel',
      'PageClock',
      'Preferences',
      'Scheduler',
      'SessionViewModel',
      'Sessions',
      'TabStorage',
    ])
  })
})
