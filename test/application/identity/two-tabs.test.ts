import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { ImpersonationViewModel } from '#application/identity/impersonation.view-model.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'
import { FAKE_EMAIL, FAKE_PASSWORD, makeFakeSessions } from '#test/support/fakes/sessions.ts'
import { makeFakeStorage, makeFakeTabs } from '#test/support/fakes/storage.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aBusiness } from '#test/support/samples/identity.ts'
import { runs } from '#test/support/runs.ts'

const openTabs = () => {
  const time = makeFakeTime()
  const sessions = makeFakeSessions(time.clock, { business: undefined })
  const preferences = makeFakePreferences()
  const stores = makeFakeTabs(2)
  const tabs = stores.map((durable) => {
    const current = new CurrentSession()
    const session = new SessionViewModel({
      current,
      sessions,
      durable,
      tab: makeFakeStorage(),
      preferences,
      clock: time.clock,
      scheduler: time.scheduler,
      analytics: makeFakeAnalytics(),
    })
    session.activate()
    return { current, session }
  })
  return { sessions, tabs, durable: stores[0] ?? expect.fail() }
}

describe('two tabs of a user without a business', () => {
  it('both enter when the profile was completed in one of them', async () => {
    const { sessions, tabs } = openTabs()
    await tabs[0]?.session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    sessions.update({ business: aBusiness() })
    await tabs[0]?.session.refresh()
    expect(tabs.map(({ session, current }) => [session.ended, current.businessId])).toEqual([
      [undefined, '7'],
      [undefined, '7'],
    ])
  })
})

const ACTS = ['sign in', 'complete', 'renew', 'enter as the same', 'enter as another', 'sign out', 'reject'] as const

describe('two tabs after any events', () => {
  it('never act for two users, two companies or two roles, nor with a token that the browser does not have', async () => {
    const act = fc.record({ tab: fc.constantFrom(0, 1), what: fc.constantFrom(...ACTS) })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        const { sessions, tabs, durable } = openTabs()
        const does = {
          'sign in': (at: number) => tabs[at]?.session.signIn(FAKE_EMAIL, FAKE_PASSWORD),
          complete: async (at: number) => {
            sessions.update({ business: aBusiness() })
            await tabs[at]?.session.refresh()
          },
          renew: (at: number) => tabs[at]?.session.refresh(),
          'enter as the same': (at: number) => enter(at, {}),
          'enter as another': (at: number) =>
            enter(at, {
              user: { id: '9' as UserId, name: 'Rosa', email: 'r@e.mx' },
              business: aBusiness({ id: '8' as BusinessId }),
            }),
          'sign out': (at: number) => tabs[at]?.session.signOut(),
          reject: async (at: number) => tabs[at]?.current.rejectToken(tabs[at]?.session.session?.token ?? ''),
        } satisfies Record<(typeof ACTS)[number], (at: number) => Promise<unknown> | undefined>
        const enter = async (at: number, as: Parameters<typeof sessions.giveCode>[0]): Promise<void> => {
          const { session } = tabs[at] ?? expect.fail()
          const link = new ImpersonationViewModel({ sessions, session })
          link.start(sessions.giveCode(as))
          await link.enter()
        }
        for (const { tab, what } of acts) {
          await does[what](tab)
          await settle()
          const working = tabs.flatMap(({ session }) => session.session ?? [])
          expect(
            new Set(working.map(({ user, business, isSudo }) => `${user.id} ${business?.id} ${isSudo}`)).size,
          ).toBeLessThan(2)
          expect(working.every(({ token }) => token === durable.read('jwtToken'))).toBe(true)
        }
        for (const { session } of working(tabs))
          expect(E.isRight(await sessions.signOut(session.session?.token ?? '')())).toBe(true)
      }),
      { numRuns: runs(200) },
    )
  })
})

/** One of two tabs with one token can sign out at the host. */
const working = <T extends { readonly session: SessionViewModel }>(tabs: ReadonlyArray<T>): ReadonlyArray<T> =>
  tabs.filter(({ session }) => session.session !== undefined).slice(0, 1)
