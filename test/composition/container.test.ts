import type { ServiceIdentifier } from 'inversify'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openDoor } from '#composition/door.ts'
import { LaterWork } from '#application/shared/later-work.port.ts'
import { buildTab } from '#composition/tab.ts'
import { openWork } from '#composition/work.ts'

/** Every value that a port file or a view-model file exports: its tokens and its classes. */
const modules = {
  ...import.meta.glob<Record<string, unknown>>('../../src/application/**/*.port.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('../../src/application/**/*.view-model.ts', { eager: true }),
}

const isClass = (value: unknown): boolean =>
  typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value))

const tokens = Object.values(modules)
  .flatMap((exported) => Object.entries(exported))
  .filter(([, value]) => typeof value === 'symbol' || isClass(value))
  .map(([name, value]) => ({ name, token: value as ServiceIdentifier }))

const nobody = () => Promise.reject(new Error('No host here'))
const work = () => openWork(buildTab(nobody))
const door = openDoor(buildTab(nobody), '?utm_source=feria', nobody)
const forSession = tokens.filter(({ token }) => !door.names.includes(token))

/** A session with all that comes later. */
const widened = async () => {
  const session = work().openSession()
  await session.get(LaterWork).come()
  return session
}

describe('the container', () => {
  beforeEach(() => vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' }))

  it('is asked for every port and every view-model', () => {
    expect(tokens.length).toBeGreaterThan(20)
  })

  it('knows at the door what concerns whoever has no session yet', () => {
    expect(
      tokens
        .filter(({ token }) => door.names.includes(token))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Accounts', 'ForgotPasswordViewModel', 'RegistrationViewModel', 'ResetPasswordViewModel'])
    for (const name of door.names) expect(door.get(name)).toBeDefined()
  })

  it.each(forSession)('resolves $name for a session', async ({ token }) => {
    expect((await widened()).get<unknown>(token)).toBeDefined()
  })

  it('gives two sessions nothing in common that one of them loaded', async () => {
    const { openSession } = work()
    const [one, two] = [openSession(), openSession()]
    await Promise.all([one, two].map((session) => session.get(LaterWork).come()))
    const shared = forSession
      .filter(({ token }) => one.get<unknown>(token) === two.get<unknown>(token))
      .map(({ name }) => name)
    expect(shared.toSorted()).toEqual([
      'Analytics',
      'AppearanceViewModel',
      'Clock',
      'DurableStorage',
      'IdempotencyKeys',
      'Invoices',
      'LiveEvents',
      'MaintenanceProbe',
      'MaintenanceViewModel',
      'PageEvents',
      'Preferences',
      'Scheduler',
      'SessionViewModel',
      'Sessions',
      'TabStorage',
    ])
  })
})
