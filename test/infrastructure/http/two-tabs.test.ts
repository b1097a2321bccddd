import * as fc from 'fast-check'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import type { Session } from '#application/identity/sessions.port.ts'
import type { Storage } from '#application/shared/storage.port.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { makeApiClient } from '#infrastructure/http/api-client.ts'
import { makeApiCall } from '#infrastructure/http/api-call.ts'
import { makeApi } from '#infrastructure/http/api.ts'
import { endpoints } from '#wire/endpoints.ts'
import { makeTransport } from '#test/support/fault-adapter.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'
import { FAKE_EMAIL, FAKE_PASSWORD, makeFakeSessions } from '#test/support/fakes/sessions.ts'
import { makeFakeStorage, makeFakeTabs } from '#test/support/fakes/storage.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { aBusiness } from '#test/support/samples/identity.ts'

const A_WHILE_MS = 700

/** A browser in which each sign-in can be for another company, with a host that fails half of the time. */
const makeBrowser = () => {
  const time = makeFakeTime()
  const preferences = makeFakePreferences()
  const sessions = makeFakeSessions(time.clock)
  const companyOf = new Map<string, string>()
  const known = new Map<string, Session>()
  let company = '7'
  const signIn: typeof sessions.signIn = (email, password) =>
    pipe(
      sessions.signIn(email, password),
      TE.map((session) => saved({ ...session, business: aBusiness({ id: company as BusinessId }) })),
    )
  const refresh: typeof sessions.refresh = (token) =>
    pipe(
      sessions.refresh(token),
      TE.map((session) =>
        saved({ ...session, business: aBusiness({ id: (companyOf.get(token) ?? '') as BusinessId }) }),
      ),
    )
  const open: typeof sessions.open = (current, businessId) => pipe(sessions.open(current, businessId), TE.map(saved))
  const saved = (session: Session): Session => {
    known.set(session.token, session)
    companyOf.set(session.token, session.business?.id ?? '')
    return session
  }
  const { http, sent } = makeTransport((_, count) =>
    count % 2 === 0 ? { status: 200, text: '{}' } : { status: 502, text: '' },
  )
  const openTab = (durable: Storage) => {
    const current = new CurrentSession()
    const session = new SessionViewModel({
      analytics: makeFakeAnalytics(),
      current,
      sessions: { ...sessions, signIn, refresh, open, read: (token) => known.get(token) },
      durable,
      tab: makeFakeStorage(),
      preferences,
      clock: time.clock,
      scheduler: time.scheduler,
    })
    session.activate()
    const header = {
      token: () => current.session?.token,
      country: () => current.country,
      rejectToken: current.rejectToken,
      deny: () => undefined,
      onEnd: current.onEnd,
    }
    const call = makeApiCall(makeApiClient({ baseUrl: '', session: header, http }), time.scheduler)
    const read = makeApi(call, { businessId: () => current.businessId }).forBusiness(endpoints.business)
    return { session, current, read: () => void read()() }
  }
  const signInTo = (next: string): void => {
    company = next
  }
  return { time, sent, companyOf, signInTo, tabs: makeFakeTabs(2).map(openTab) }
}

it('two tabs of one browser never send a request of one company with the token of another', async () => {
  const what = fc.constantFrom('sign in', 'sign in elsewhere', 'sign out', 'renew', 'read', 'read', 'pass')
  const act = fc.record({ tab: fc.constantFrom(0, 1), what })
  let requestCount = 0
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async (acts) => {
      const { tabs, time, sent, companyOf, signInTo } = makeBrowser()
      await tabs[0]?.session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
      for (const [at, { tab, what }] of acts.entries()) {
        const { session, read } = tabs[tab] ?? expect.fail()
        if (what === 'sign in elsewhere') signInTo(String(8 + at))
        if (what.startsWith('sign in')) await session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
        if (what === 'sign out') await session.signOut()
        if (what === 'renew') await session.refresh()
        if (what === 'read') read()
        if (what === 'pass') await time.pass(A_WHILE_MS)
      }
      await time.pass(10_000)
      requestCount += sent.length
      for (const { url, headers } of sent) {
        expect(url).toBe(
          `/api/business/${companyOf.get(headers['authorization']?.replace('Bearer ', '') ?? '') ?? 'unknown'}`,
        )
      }
    }),
    { numRuns: 200 },
  )
  expect(requestCount).toBeGreaterThan(200)
})
