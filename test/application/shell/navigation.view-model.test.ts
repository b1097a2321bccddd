import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NavigationViewModel } from '#application/shell/navigation.view-model.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeFeatures } from '#test/support/fakes/features.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { settle } from '#test/support/fakes/time.ts'
import { Sessions } from '#application/identity/sessions.port.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { Features } from '#application/shell/features.port.ts'
import { fake, signedInContainer } from '#test/support/container.ts'
import { Denials } from '#application/team/denials.ts'
import { Permissions } from '#application/team/permissions.ts'
import { FAKE_EMAIL, FAKE_PASSWORD, makeFakeSessions } from '#test/support/fakes/sessions.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import type { BusinessId } from '#domain/kernel/id.ts'

const ANOTHER_COMPANY = aSession({ business: { ...aBusiness(), id: '38' as BusinessId } })

const makeNavigation = (preferences = makeFakePreferences(), session = aSession()) => {
  const features = makeFakeFeatures()
  const live = makeFakeLiveEvents()
  const time = makeFakeTime()
  const sessions = makeFakeSessions(time.clock)
  const fakes = [
    fake(Features, features),
    fake(LiveEvents, live),
    fake(Sessions, sessions),
    fake(Preferences, preferences),
  ]
  const container = signedInContainer(time, session, [], fakes)
  const navigation = container.get(NavigationViewModel)
  return { container, features, live, navigation, sessions, refreshes: sessions.refreshes }
}

describe('the navigation', () => {
  it('has suppliers and payments only for a business that has them', async () => {
    const { features, navigation } = makeNavigation()
    await navigation.features.load()
    expect(navigation.payables).toBe('open')
    features.put([
      { featureId: 10, active: false },
      { featureId: 100, active: true },
    ])
    await navigation.features.load()
    expect(navigation.payables).toBe('closed')
  })

  it('offers nothing before the features are loaded', async () => {
    const { features, navigation } = makeNavigation()
    expect(navigation.payables).toBe('unknown')
    features.faults.before(unreachable)
    await navigation.features.load()
    expect(navigation.payables).toBe('unknown')
    expect(navigation.features.state).toMatchObject({ _tag: 'Failed' })
  })

  it('is drawn at a first visit once its features came or could not be read, and stays while they are read again', async () => {
    const { features, navigation } = makeNavigation()
    const loading = navigation.features.load()
    expect(navigation.menuFeatures).toBeUndefined()
    await loading
    expect(navigation.menuFeatures).toEqual([{ featureId: 10, active: true }])
    features.faults.before(unreachable)
    await navigation.features.load()
    expect(navigation.menuFeatures).toEqual([{ featureId: 10, active: true }])

    const failing = makeNavigation()
    failing.features.faults.before(unreachable)
    await failing.navigation.features.load()
    expect(failing.navigation.menuFeatures).toEqual([])
  })

  it('is drawn at the next visit with the features of the last one, of this company only', async () => {
    const preferences = makeFakePreferences()
    await makeNavigation(preferences).navigation.features.load()
    expect(makeNavigation(preferences).navigation.menuFeatures).toEqual([{ featureId: PAYABLES_FEATURE, active: true }])
    expect(makeNavigation(preferences, ANOTHER_COMPANY).navigation.menuFeatures).toBeUndefined()
  })

  it('retains the known features when a reload fails', async () => {
    const { features, navigation } = makeNavigation()
    await navigation.features.load()
    features.faults.before(unreachable)
    await navigation.features.load()
    expect(navigation.features.state).toMatchObject({ _tag: 'Failed' })
    expect(navigation.payables).toBe('open')
  })

  it('uses the latest response, in whatever order they arrive', async () => {
    const { features, navigation } = makeNavigation()
    const first = navigation.features.load()
    features.put([])
    const second = navigation.features.load()
    await Promise.all([second, first])
    expect(navigation.payables).toBe('closed')
  })

  it('follows each switch of a feature until the frame is closed', async () => {
    const { features, live, navigation } = makeNavigation()
    const close = navigation.activate()
    await settle()
    expect(navigation.payables).toBe('open')
    features.put([])
    live.publish({ _tag: 'FeaturesChanged' })
    await settle()
    expect(navigation.payables).toBe('closed')
    features.put([{ featureId: 10, active: true }])
    live.publish({ _tag: 'FeaturesChanged' })
    await settle()
    expect(navigation.payables).toBe('open')
    close()
    expect(live.listeners()).toBe(0)
  })

  it('asks for what was switched while the connection was lost', async () => {
    const { features, live, navigation } = makeNavigation()
    navigation.activate()
    await settle()
    features.put([])
    live.publish({ _tag: 'Reconnected' })
    await settle()
    expect(navigation.payables).toBe('closed')
  })

  it('renews the session for the names in it, when another changed them', async () => {
    const { live, navigation, refreshes } = makeNavigation()
    navigation.activate()
    live.publish({ _tag: 'FeaturesChanged' })
    expect(refreshes()).toBe(0)
    live.publish({ _tag: 'ProfileChanged' })
    expect(refreshes()).toBe(1)
  })
  it('renews the session once for each token whose role does not permit a call, and follows the new role', async () => {
    const { container, navigation, refreshes, sessions } = makeNavigation()
    const signedIn = await sessions.signIn(FAKE_EMAIL, FAKE_PASSWORD)()
    const current = container.get(CurrentSession)
    if (E.isRight(signedIn)) current.set(signedIn.right)
    const permissions = container.get(Permissions)
    const denials = container.get(Denials)
    const token = current.session?.token ?? ''
    const close = navigation.activate()
    sessions.update({ business: aBusiness({ role: 'READER' }) })
    expect(permissions.may('request')).toBe(true)
    for (let call = 0; call < 3; call += 1) denials.report(token)
    await settle()
    expect([refreshes(), permissions.may('request')]).toEqual([1, false])
    denials.report(token)
    await settle()
    expect(refreshes()).toBe(1)
    close()
    denials.report(current.session?.token ?? '')
    expect(refreshes()).toBe(1)
  })
})
