import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SESSION_KEY } from '#application/shared/storage-keys.ts'
import { MaintenanceViewModel } from '#application/maintenance/maintenance.view-model.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { aSession } from '#test/support/samples/identity.ts'

const makeTab = (isOn: boolean, answers: ReadonlyArray<'on' | 'off' | undefined> = []) => {
  const left = [...answers]
  const sign = { isOn: () => isOn, check: async () => left.shift() }
  const current = new CurrentSession()
  current.set(aSession())
  const durable = makeFakeStorage()
  durable.write(SESSION_KEY, 'a.b.c')
  const preferences = makeFakePreferences({ appearance: 'dark', wasInFinance: true })
  return {
    current,
    durable,
    preferences,
    maintenance: new MaintenanceViewModel({ probe: sign, current, durable, preferences }),
  }
}

describe('maintenance', () => {
  it('marked in the page signs out at once', () => {
    const { current, durable, maintenance } = makeTab(true)
    expect(maintenance.isOn).toBe(true)
    expect(durable.read(SESSION_KEY)).toBeUndefined()
    expect(current.session).toBeUndefined()
  })

  it('starting during a session signs out too, once', () => {
    const { current, durable, maintenance, preferences } = makeTab(false)
    expect(durable.read(SESSION_KEY)).toBe('a.b.c')
    let changes = 0
    current.onChange(() => (changes += 1))
    maintenance.start()
    maintenance.start()
    expect(changes).toBe(1)
    expect(maintenance.isOn).toBe(true)
    expect(durable.read(SESSION_KEY)).toBeUndefined()
    expect(preferences.read()).toMatchObject({ appearance: 'dark', wasInFinance: false })
  })

  it('is checked when the host shuts down, and starts only with the mark of the page', async () => {
    const { maintenance } = makeTab(false, [undefined, 'off', 'on'])
    await maintenance.check()
    await maintenance.check()
    expect(maintenance.isOn).toBe(false)
    await maintenance.check()
    expect(maintenance.isOn).toBe(true)
  })

  it('ends with the mark of the page', async () => {
    const { maintenance } = makeTab(true, ['on', undefined, 'off'])
    expect(await maintenance.isOver()).toBe(false)
    expect(await maintenance.isOver()).toBe(false)
    expect(await maintenance.isOver()).toBe(true)
  })
})
