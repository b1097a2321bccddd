import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { ImpersonationViewModel } from '#application/identity/impersonation.view-model.ts'
import { ImpersonationBannerViewModel } from '#application/identity/impersonation-banner.view-model.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import type { Storage } from '#application/shared/storage.port.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { timedOut, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'
import { FAKE_EMAIL, FAKE_PASSWORD, makeFakeSessions } from '#test/support/fakes/sessions.ts'
import { makeFakeStorage, makeFakeTabs } from '#test/support/fakes/storage.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aBusiness } from '#test/support/samples/identity.ts'

const OTHER = {
  user: { id: '9' as UserId, name: 'Rosa', email: 'rosa@ejemplo.mx' },
  business: aBusiness({ id: '8' as BusinessId, name: 'Otra SA' }),
}

const makeBrowser = () => {
  const time = makeFakeTime()
  const sessions = makeFakeSessions(time.clock)
  const preferences = makeFakePreferences()
  const stores = makeFakeTabs(2)
  const tabs = stores.map((durable) => {
    const tab = makeFakeStorage()
    const current = new CurrentSession()
    const session = new SessionViewModel({
      current,
      sessions,
      durable,
      tab,
      preferences,
      clock: time.clock,
      scheduler: time.scheduler,
      analytics: makeFakeAnalytics(),
    })
    session.activate()
    return { current, session, durable, tab }
  })
  const [first, second] = tabs
  if (first === undefined || second === undefined) return expect.fail()
  return {
    time,
    sessions,
    preferences,
    ...first,
    other: second,
    link: new ImpersonationViewModel({ sessions, session: first.session }),
  }
}

const everythingIn = (...stores: ReadonlyArray<Storage>): string =>
  stores
    .flatMap((store) =>
      ['jwtToken', 'return-to', 'draft:order:direct', 'draft:order:early', 'draft:profile', 'intent:order'].map(
        store.read,
      ),
    )
    .join(' ')

describe('an impersonation link', () => {
  it('signs in at once when signed out, and its code is stored nowhere', async () => {
    const { link, sessions, session, durable, tab, preferences } = makeBrowser()
    const code = sessions.giveCode(OTHER)
    link.start(code)
    expect(link.state._tag).toBe('Entering')
    await settle()
    expect([link.state._tag, session.session?.business?.name, session.session?.operator]).toEqual([
      'Over',
      'Otra SA',
      'Olga Soto',
    ])
    expect(preferences.read().isSudoUser).toBe(true)
    expect(everythingIn(durable, tab) + JSON.stringify(preferences.read())).not.toContain(code)
  })

  it.each([
    ['the same person', {}],
    ['another user', OTHER],
  ])('replaces no session without a confirmation: %s', async (_, person) => {
    const { link, sessions, session, tab, other } = makeBrowser()
    await session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    tab.write('draft:order:early', '{"user":"3"}')
    const before = session.session?.token
    link.start(sessions.giveCode(person))
    await settle()
    expect([link.state._tag, session.session?.token]).toEqual(['Confirming', before])
    await link.enter()
    expect([session.session?.isSudo, tab.read('draft:order:early')]).toEqual([true, undefined])
    expect([other.session.session, other.session.ended]).toEqual([undefined, 'replacedElsewhere'])
    expect(await sessions.refresh(before ?? '')()).toMatchObject({ left: { _tag: 'Unauthorized' } })
  })

  it('changes nothing when cancelled', async () => {
    const { link, sessions, session } = makeBrowser()
    await session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    link.start(sessions.giveCode(OTHER))
    link.exit()
    await link.enter()
    expect([link.state._tag, session.session?.isSudo]).toEqual(['Over', false])
  })

  it('is reported as invalid when used, unknown or malformed', async () => {
    const { sessions, session } = makeBrowser()
    const used = sessions.giveCode()
    await sessions.impersonate(used)()
    for (const code of [used, 'x'.repeat(43), '', '../user/login', '%00', 'a.b.c']) {
      const link = new ImpersonationViewModel({ sessions, session })
      link.start(code)
      await settle()
      expect(link.state).toMatchObject({ _tag: 'Failed', failure: { code: 'ERROR_USER_IMPERSONATION_INVALID' } })
      expect(link.canRetry).toBe(false)
    }
    expect(session.session).toBeUndefined()
  })

  it('can be retried when the host was not reached, and not when it may have been used', async () => {
    const { link, sessions, session } = makeBrowser()
    sessions.faults.before(unreachable)
    link.start(sessions.giveCode())
    await settle()
    expect(link.canRetry).toBe(true)
    await link.enter()
    expect(session.session?.isSudo).toBe(true)
    const again = new ImpersonationViewModel({ sessions, session })
    sessions.faults.lost(timedOut)
    again.start(sessions.giveCode())
    await again.enter()
    expect([again.state._tag, again.canRetry]).toEqual(['Failed', false])
  })

  it('is redeemed once, however often started', async () => {
    const { link, sessions, session } = makeBrowser()
    const code = sessions.giveCode()
    link.start(code)
    link.start(code)
    await link.enter()
    await settle()
    expect([link.state._tag, session.session?.token]).toEqual(['Over', 'token-1'])
  })
})

const asOperator = async () => {
  const browser = makeBrowser()
  browser.link.start(browser.sessions.giveCode(OTHER))
  await settle()
  const { session, time } = browser
  return {
    ...browser,
    watch: new ImpersonationBannerViewModel({ session, clock: time.clock, scheduler: time.scheduler }),
  }
}

describe('an impersonation session', () => {
  it('shows its business, its operator and the remaining time', async () => {
    const { watch, time } = await asOperator()
    const stop = watch.activate()
    expect([watch.isOn, watch.seenAs, watch.operator, watch.secondsLeft]).toEqual([true, 'Otra SA', 'Olga Soto', 1_800])
    await time.pass(61_000)
    expect(watch.secondsLeft).toBe(1_739)
    stop()
  })

  it('is never refreshed and ends after half an hour', async () => {
    const { session, sessions, time } = await asOperator()
    for (let minute = 0; minute < 30; minute += 1) {
      session.recordActivity()
      await session.refresh()
      expect(session.secondsLeft).toBeUndefined()
      await time.pass(60_000)
    }
    await time.pass(5_000)
    expect([session.ended, sessions.refreshes()]).toEqual(['expired', 0])
  })

  it('ends when the operator signs out, here and at the host', async () => {
    const { watch, session, sessions, preferences } = await asOperator()
    const token = session.session?.token ?? ''
    await watch.exit()
    expect([session.session, session.ended, watch.isOn, preferences.read().isSudoUser]).toEqual([
      undefined,
      'signedOut',
      false,
      false,
    ])
    expect(await sessions.signOut(token)()).toMatchObject({ left: { _tag: 'Unauthorized' } })
  })

  it('remains marked after a change of business', async () => {
    const { session, preferences } = await asOperator()
    const now = session.session ?? expect.fail()
    session.accept({ ...now, token: 'token-next', business: aBusiness({ id: '10' as BusinessId }) })
    expect(preferences.read().isSudoUser).toBe(true)
  })

  it('is not created by stored data in this browser', async () => {
    const { session, sessions, preferences, time } = makeBrowser()
    preferences.change({ isSudoUser: true })
    await session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    const watch = new ImpersonationBannerViewModel({ session, clock: time.clock, scheduler: time.scheduler })
    expect([watch.isOn, session.session?.isSudo]).toEqual([false, false])
    await session.refresh()
    expect(sessions.refreshes()).toBe(1)
  })
})
