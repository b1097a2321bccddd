import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { autorun, reaction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionExpiryViewModel } from '#application/identity/session-expiry.view-model.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import type { Session } from '#application/identity/sessions.port.ts'
import type { Storage } from '#application/shared/storage.port.ts'
import { INITIAL_PREFERENCES } from '#application/preferences/preferences.port.ts'
import { makeServerClock } from '#infrastructure/browser/server-clock.ts'
import { clockOffsetStorage } from '#infrastructure/browser/clock-offset-storage.ts'
import { makePersistedPreferences } from '#infrastructure/browser/persisted-preferences.ts'
import { makeSystemClock } from '#infrastructure/browser/system-clock.ts'
import { aBusiness } from '#test/support/samples/identity.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { unauthorized, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'
import { FAKE_EMAIL, FAKE_PASSWORD, makeFakeSessions } from '#test/support/fakes/sessions.ts'
import { brokenStorage, makeFakeStorage, makeFakeTabs } from '#test/support/fakes/storage.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { runs } from '#test/support/runs.ts'

const MINUTE = 60_000

const makeBrowser = (tabs = 1) => {
  const time = makeFakeTime()
  const sessions = makeFakeSessions(time.clock)
  const preferences = makeFakePreferences()
  const stores = makeFakeTabs(tabs)
  const analytics = makeFakeAnalytics()
  const open = (durable: Storage = makeFakeStorage()) => {
    const current = new CurrentSession()
    const tab = makeFakeStorage()
    const session = new SessionViewModel({
      analytics,
      current,
      sessions,
      durable,
      tab,
      preferences,
      clock: time.clock,
      scheduler: time.scheduler,
    })
    const stop = session.activate()
    return { current, session, durable, tab, stop }
  }
  return { time, sessions, preferences, stores, analytics, open }
}

const signedIn = async (tabs = 1) => {
  const browser = makeBrowser(tabs)
  const opened = browser.stores.map((store) => browser.open(store))
  const [first] = opened
  if (first === undefined) return expect.fail()
  await first.session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
  return { ...browser, ...first, opened }
}

describe('a session', () => {
  it('starts with the right password and is stored for the next visit', async () => {
    const { open, durable, session, current } = await signedIn()
    expect([session.session?.user.name, current.country, durable.read('jwtToken')]).toEqual([
      'Ana Muñoz',
      'CL',
      'token-1',
    ])
    const next = open(durable)
    expect(next.current.session?.token).toBe('token-1')
  })

  it('is recorded when it starts, and not when it is restored', async () => {
    const { analytics, session, open, durable } = await signedIn()
    await session.refresh()
    session.accept({ ...(session.session ?? expect.fail()), token: 'token-9' })
    open(durable)
    expect(analytics.events).toEqual([{ name: 'signed in' }])
  })

  it('does not start with a wrong password', async () => {
    const { open } = makeBrowser()
    const { session, durable } = open()
    expect(E.isLeft(await session.signIn(FAKE_EMAIL, 'otra'))).toBe(true)
    expect([session.session, durable.read('jwtToken')]).toEqual([undefined, undefined])
  })

  it('deletes an invalid stored token', () => {
    const { open } = makeBrowser()
    const durable = makeFakeStorage()
    durable.write('jwtToken', '{"alg":"none"}')
    const { session } = open(durable)
    expect([session.session, durable.read('jwtToken')]).toEqual([undefined, undefined])
  })

  it('works without storage', async () => {
    const { open, time } = makeBrowser()
    const { session } = open(brokenStorage)
    await session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    await time.pass(MINUTE)
    expect(session.session?.token).toBe('token-1')
  })

  it('ends once, with one reason, when twenty calls are rejected', async () => {
    const { current, session } = await signedIn()
    const told: Array<unknown> = []
    const stop = autorun(() => told.push([session.session === undefined, session.ended]))
    for (let call = 0; call < 20; call += 1) current.rejectToken('token-1')
    stop()
    expect(told.filter((one) => JSON.stringify(one) === '[true,"expired"]')).toHaveLength(1)
    expect(session.ended).toBe('expired')
  })

  it('is not ended by the rejection of a token that was replaced meanwhile', async () => {
    const { current, session } = await signedIn()
    await session.refresh()
    current.rejectToken('token-1')
    expect(session.session?.token).toBe('token-2')
  })

  it('lasts eight hours for an active user, without a second sign-in', async () => {
    const { session, time, sessions } = await signedIn()
    for (let minute = 0; minute < 480; minute += 1) {
      session.recordActivity()
      await time.pass(MINUTE)
    }
    expect(session.ended).toBeUndefined()
    expect(sessions.refreshes()).toBeGreaterThan(16)
    expect(sessions.refreshes()).toBeLessThan(22)
  })

  it('ends when the host does not extend it, without repeated requests', async () => {
    const { current, session, time, sessions } = await signedIn()
    const begun = time.clock.now() / 1_000
    const { refresh } = sessions
    Object.assign(sessions, {
      refresh: (token: string) =>
        pipe(
          refresh(token),
          TE.map((next) => Object.assign(next, { expiresAt: Math.min(next.expiresAt, begun + 8 * 3_600) })),
        ),
    })
    const ends = new SessionExpiryViewModel({ session, current, clock: time.clock })
    for (let minute = 0; minute < 474; minute += 1) {
      session.recordActivity()
      await time.pass(MINUTE)
      expect([session.ended, ends.endsAt, ends.secondsLeft]).toEqual([undefined, undefined, undefined])
    }
    for (let minute = 474; minute < 479; minute += 1) {
      session.recordActivity()
      await time.pass(MINUTE)
      expect([session.ended, ends.endsAt, ends.secondsLeft]).toEqual([undefined, '20:00', undefined])
    }
    expect(sessions.refreshes()).toBeLessThan(22)
    await time.pass(MINUTE)
    expect(session.ended).toBe('expired')
    expect(sessions.refreshes()).toBeLessThan(22)
  })

  it('asks the idle question even when it is about to end anyway', async () => {
    const { current, session, time, sessions } = await signedIn()
    const { refresh } = sessions
    const end = time.clock.now() / 1_000 + 3_600
    Object.assign(sessions, {
      refresh: (token: string) =>
        pipe(
          refresh(token),
          TE.map((next) => Object.assign(next, { expiresAt: end })),
        ),
    })
    const warning = new SessionExpiryViewModel({ session, current, clock: time.clock })
    await time.pass(28 * MINUTE)
    session.recordActivity()
    await time.pass(28.5 * MINUTE)
    expect([warning.endsAt, Number(warning.secondsLeft) > 60]).toEqual([undefined, true])
    await warning.extend()
    await time.pass(5_000)
    expect([warning.endsAt, warning.secondsLeft]).toEqual(['13:00', undefined])
  })

  it('that follows a session at its limit is refreshed again', async () => {
    const { session, time, sessions } = await signedIn()
    const { refresh } = sessions
    const end = time.clock.now() / 1_000 + 3_600
    Object.assign(sessions, {
      refresh: (token: string) =>
        pipe(
          refresh(token),
          TE.map((next) => Object.assign(next, { expiresAt: end })),
        ),
    })
    await session.refresh()
    await time.pass(MINUTE)
    await session.signOut()
    Object.assign(sessions, { refresh })
    await session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    const before = sessions.refreshes()
    for (let minute = 0; minute < 26; minute += 1) {
      session.recordActivity()
      await time.pass(MINUTE)
    }
    expect(sessions.refreshes()).toBe(before + 1)
  })

  it('refreshes for an active user without other requests, and not for an idle one', async () => {
    const { session, time, sessions } = await signedIn()
    for (let minute = 0; minute < 26; minute += 1) {
      session.recordActivity()
      await time.pass(MINUTE)
    }
    expect(sessions.refreshes()).toBe(1)
    await time.pass(28 * MINUTE)
    expect([sessions.refreshes(), session.ended]).toEqual([1, undefined])
    await time.pass(2 * MINUTE)
    expect([sessions.refreshes(), session.ended]).toEqual([1, 'idle'])
  })

  it('is refreshed by one request for concurrent callers', async () => {
    const { session, sessions } = await signedIn()
    await Promise.all([session.refresh(), session.refresh(), session.refresh()])
    expect([sessions.refreshes(), session.session?.token]).toEqual([1, 'token-2'])
  })

  it('retries a failed refresh later, and not continuously', async () => {
    const { session, sessions, time } = await signedIn()
    const workFor = async (minutes: number): Promise<void> => {
      for (let minute = 0; minute < minutes; minute += 1) {
        session.recordActivity()
        await time.pass(MINUTE)
      }
    }
    sessions.faults.before(...Array.from({ length: 8 }, () => unreachable))
    await workFor(28)
    expect(sessions.refreshes()).toBeGreaterThan(4)
    expect(sessions.refreshes()).toBeLessThan(9)
    await workFor(31)
    expect(session.ended).toBeUndefined()
  })

  it('ends after half an hour without activity, with a warning two minutes before', async () => {
    const { session, time, durable } = await signedIn()
    await time.pass(27.9 * MINUTE)
    expect(session.secondsLeft).toBeUndefined()
    await time.pass(MINUTE)
    expect(session.secondsLeft).toBeGreaterThan(60)
    await time.pass(1.2 * MINUTE)
    expect([session.ended, durable.read('jwtToken')]).toEqual(['idle', undefined])
  })

  it('continues when the warning is answered', async () => {
    const { session, time } = await signedIn()
    await time.pass(29 * MINUTE)
    await session.extend()
    await time.pass(10 * MINUTE)
    expect([session.secondsLeft, session.ended, session.session?.token]).toEqual([undefined, undefined, 'token-2'])
  })

  it('is not restored after a night without activity', async () => {
    const { open, time, durable, stop, preferences } = await signedIn()
    stop()
    preferences.change({ lastActivity: time.clock.now() / 1_000 })
    await time.pass(40 * MINUTE)
    const next = open(durable)
    expect([next.session.session, next.session.ended]).toEqual([undefined, 'idle'])
  })

  it('stops its timers with its tab', async () => {
    const { stop, time } = await signedIn()
    stop()
    expect(time.waiting()).toBe(0)
  })
})

describe('a wrong device clock', () => {
  const skews = [-25 * 60, -60, -1, 0, 1, 60, 25 * 60].flatMap(
    (skew) =>
      [
        [skew, 'CL'],
        [skew, 'MX'],
      ] as const,
  )

  it.each(skews)('by %i minutes ends a session in %s when the host would, and once', async (skew, country) => {
    const time = makeFakeTime()
    const clock = makeSystemClock(() => time.clock.now() + skew * MINUTE)
    const host = makeFakeSessions(time.clock, { business: aBusiness({ country }) })
    const signIn: typeof host.signIn = (email, password) =>
      pipe(
        host.signIn(email, password),
        TE.map((session) => (clock.sync(session.issuedAt * 1_000), session)),
      )
    const session = new SessionViewModel({
      analytics: makeFakeAnalytics(),
      current: new CurrentSession(),
      sessions: { ...host, signIn, refresh: () => TE.left(unreachable) },
      durable: makeFakeStorage(),
      tab: makeFakeStorage(),
      preferences: makeFakePreferences(),
      clock,
      scheduler: time.scheduler,
    })
    session.activate()
    await session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    const ends: Array<unknown> = []
    reaction(
      () => session.ended,
      (ended) => ends.push(ended),
      { fireImmediately: true },
    )
    for (let half = 0; half < 119; half += 1) {
      session.recordActivity()
      await time.pass(MINUTE / 2)
    }
    expect(session.ended).toBeUndefined()
    await time.pass(MINUTE / 2)
    await time.pass(MINUTE / 2)
    expect(ends).toEqual([undefined, 'expired'])
  })

  it.each(skews)('by %i minutes is corrected after a reload, for a session in %s', async (skew, country) => {
    const time = makeFakeTime()
    const [durable, tab] = [makeFakeStorage(), makeFakeStorage()]
    const host = makeFakeSessions(time.clock, { business: aBusiness({ country }) })
    const open = () => {
      const preferences = makePersistedPreferences(durable)
      const clock = makeServerClock(() => time.clock.now() + skew * MINUTE, clockOffsetStorage(preferences))
      const signIn: typeof host.signIn = (email, password) =>
        pipe(
          host.signIn(email, password),
          TE.map((session) => (clock.sync(session.issuedAt * 1_000), session)),
        )
      const session = new SessionViewModel({
        analytics: makeFakeAnalytics(),
        current: new CurrentSession(),
        sessions: { ...host, signIn, refresh: () => TE.left(unreachable) },
        durable,
        tab,
        preferences,
        clock,
        scheduler: time.scheduler,
      })
      return { session, stop: session.activate() }
    }
    const first = open()
    first.session.recordActivity()
    await first.session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    for (let reload = 0, last = first; reload < 3; reload += 1) {
      for (let minute = 0; minute < 19; minute += 1) {
        last.session.recordActivity()
        await time.pass(MINUTE)
      }
      last.stop()
      last = open()
      expect([last.session.ended, last.session.session?.token]).toEqual([undefined, 'token-1'])
      if (reload < 2) continue
      last.session.recordActivity()
      await time.pass(2.5 * MINUTE)
      expect(last.session.ended).toBeUndefined()
      await time.pass(MINUTE)
      expect(last.session.ended).toBe('expired')
    }
  })

  it('before signing in does not count as activity', async () => {
    const time = makeFakeTime()
    const preferences = makeFakePreferences()
    const clock = makeSystemClock(() => time.clock.now() + 25 * 60 * MINUTE)
    const host = makeFakeSessions(time.clock)
    const signIn: typeof host.signIn = (email, password) =>
      pipe(
        host.signIn(email, password),
        TE.map((session) => (clock.sync(session.issuedAt * 1_000), session)),
      )
    const session = new SessionViewModel({
      analytics: makeFakeAnalytics(),
      current: new CurrentSession(),
      sessions: { ...host, signIn },
      durable: makeFakeStorage(),
      tab: makeFakeStorage(),
      preferences,
      clock,
      scheduler: time.scheduler,
    })
    session.activate()
    session.recordActivity()
    expect(preferences.read().lastActivity).toBeUndefined()
    await session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    expect(preferences.read().lastActivity).toBe(time.clock.now() / 1_000)
  })

  it('corrected since does not extend the session of an absent user', async () => {
    const { time, open, durable, stop, preferences } = await signedIn()
    stop()
    preferences.change({ lastActivity: time.clock.now() / 1_000 + 90_000 })
    const { session } = open(durable)
    await time.pass(31 * MINUTE)
    expect(session.ended).toBe('idle')
  })
})

describe('signing out', () => {
  it('ends the session here, at the host and in the other tabs, and deletes drafts', async () => {
    const { session, sessions, opened, tab, durable } = await signedIn(2)
    tab.write('draft:order:direct', '{}')
    tab.write('intent:order', '{}')
    await session.signOut()
    expect(opened.map((one) => one.session.ended)).toEqual(['signedOut', 'signedOutElsewhere'])
    expect([durable.read('jwtToken'), tab.read('draft:order:direct'), tab.read('intent:order')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(await sessions.refresh('token-1')()).toEqual(E.left(unauthorized))
  })

  it('removes a token that a client of an earlier version stored', async () => {
    const { open, sessions } = makeBrowser()
    const durable = makeFakeStorage()
    const issued = await sessions.signIn(FAKE_EMAIL, FAKE_PASSWORD)()
    if (E.isRight(issued)) durable.write('jwtToken', issued.right.token)
    const { session } = open(durable)
    expect(session.session?.user.email).toBe(FAKE_EMAIL)
    await session.signOut()
    expect(durable.keys()).toEqual([])
  })

  it('works when the host is unreachable', async () => {
    const { session, sessions } = await signedIn()
    sessions.faults.before(unreachable)
    await session.signOut()
    expect([session.session, session.ended]).toEqual([undefined, 'signedOut'])
  })
})

describe('the stored preferences', () => {
  const USED = { appearance: 'dark', wasInFinance: true, wasInLogin: true, tourSeen: true } as const

  it('are deleted on sign-out, except the theme', async () => {
    const { session, preferences } = await signedIn()
    preferences.change(USED)
    await session.signOut()
    expect(preferences.read()).toEqual({ ...INITIAL_PREFERENCES, appearance: 'dark', tourSeen: true })
  })

  it('mark an impersonation, through a change of business, until the operator signs out', async () => {
    const { session, preferences } = await signedIn()
    const now = session.session ?? expect.fail()
    session.accept({ ...now, isSudo: true, token: 'token-of-operator' })
    preferences.change(USED)
    session.accept({ ...now, isSudo: true, token: 'token-of-other', business: aBusiness({ id: '8' as never }) })
    expect(preferences.read()).toMatchObject({ isSudoUser: true, wasInFinance: false, tourSeen: true })
    await session.signOut()
    expect(preferences.read().isSudoUser).toBe(false)
  })

  it('remain when only the token was refreshed', async () => {
    const { session, preferences } = await signedIn()
    preferences.change(USED)
    await session.refresh()
    session.accept({ ...(session.session ?? expect.fail()), token: 'token-9' })
    expect(preferences.read()).toMatchObject(USED)
  })
})

describe('other tabs', () => {
  it('that were idle for long do not end a session started elsewhere', async () => {
    const { opened, session, time } = await signedIn(2)
    await session.signOut()
    await time.pass(40 * MINUTE)
    await session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    await time.pass(10_000)
    expect(opened.map((one) => one.session.ended)).toEqual([undefined, undefined])
  })

  it('follow a sign-in and a refresh', async () => {
    const { opened, session } = await signedIn(2)
    expect(opened[1]?.current.session?.token).toBe('token-1')
    await session.refresh()
    expect(opened[1]?.current.session?.token).toBe('token-2')
  })

  it('keep their company when another one is opened', async () => {
    const { opened, sessions, durable, time } = await signedIn(2)
    const other = makeFakeSessions(time.clock, { business: aBusiness({ id: '8' as never }) })
    const replaced = await other.signIn(FAKE_EMAIL, FAKE_PASSWORD)()
    const token = 'token-other'
    const read = sessions.read
    Object.assign(sessions, {
      read: (text: string) => (text === token && E.isRight(replaced) ? { ...replaced.right, token } : read(text)),
    })
    durable.write('jwtToken', token)
    await settle()
    expect([opened[1]?.session.ended, opened[1]?.current.businessId]).toEqual([undefined, '7'])
    expect(durable.read('jwtToken')).toBe(token)
  })

  it('that are active extend this session', async () => {
    const { time, preferences, sessions, durable, stop } = await signedIn()
    stop()
    const watchers: Array<(state: ReturnType<typeof preferences.read>) => void> = []
    const session = new SessionViewModel({
      analytics: makeFakeAnalytics(),
      current: new CurrentSession(),
      sessions,
      durable,
      tab: makeFakeStorage(),
      clock: time.clock,
      scheduler: time.scheduler,
      preferences: { ...preferences, watch: (changed) => (watchers.push(changed), () => undefined) },
    })
    session.activate()
    for (let minute = 0; minute < 50; minute += 5) {
      watchers.forEach((told) => told({ ...preferences.read(), lastActivity: time.clock.now() / 1_000 }))
      await time.pass(5 * MINUTE)
    }
    expect(session.ended).toBeUndefined()
  })
})

describe('two tabs of one browser', () => {
  it('never act for different users, nor with a token that the browser does not have for their company', async () => {
    const what = fc.constantFrom('sign in', 'sign in elsewhere', 'sign out', 'renew', 'reject')
    const act = fc.record({ tab: fc.constantFrom(0, 1), what })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const { opened, sessions, stores } = await signedIn(2)
        let company = 7
        const signIn = sessions.signIn
        const { refresh } = sessions
        const known = new Map<string, Session>()
        const read = sessions.read
        Object.assign(sessions, {
          read: (token: string) => known.get(token) ?? read(token),
          refresh: (token: string) =>
            pipe(
              refresh(token),
              TE.map((session) => {
                const own = { ...session, business: (known.get(token) ?? session).business }
                known.set(own.token, own)
                return own
              }),
            ),
          signIn: (email: string, password: string) =>
            pipe(
              signIn(email, password),
              TE.map((session) => {
                const own = { ...session, business: aBusiness({ id: String(company) as never }) }
                known.set(own.token, own)
                return own
              }),
            ),
        })
        for (const { tab, what } of acts) {
          const one = opened[tab] ?? expect.fail()
          if (what === 'sign in elsewhere') company += 1
          if (what.startsWith('sign in')) await one.session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
          if (what === 'sign out') await one.session.signOut()
          if (what === 'renew') await one.session.refresh()
          if (what === 'reject') one.current.rejectToken(one.session.session?.token ?? '')
          await settle()
          const working = opened.flatMap(({ current }) => current.session ?? [])
          expect(new Set(working.map(({ user }) => user.id)).size).toBeLessThan(2)
          for (const { business, token } of working) expect(stores[0]?.read(`jwtToken:${business?.id}`)).toBe(token)
        }
      }),
      { numRuns: runs(200) },
    )
  })
})
