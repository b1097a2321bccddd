import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CompanySwitch } from '#application/identity/company-switch.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import type { Scheduler } from '#application/shared/scheduler.port.ts'
import type { Storage } from '#application/shared/storage.port.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { makePersistedPreferences } from '#infrastructure/browser/persisted-preferences.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { rejected } from '#test/support/fakes/faults.ts'
import { FAKE_EMAIL, FAKE_PASSWORD, type FakeSessions, makeFakeSessions } from '#test/support/fakes/sessions.ts'
import { makeFakeStorage, makeFakeTabs } from '#test/support/fakes/storage.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aBusiness } from '#test/support/samples/identity.ts'
import { runs } from '#test/support/runs.ts'

const MINUTE = 60_000
const [FIRST, SECOND, THIRD] = ['7' as BusinessId, '8' as BusinessId, '9' as BusinessId] as const

/** While it is frozen, a tab gets neither notices of the storage nor the time; both arrive when it is thawed, in this order or the other. */
const makeFreezer = () => {
  let isFrozen = false
  let waiting: Array<() => void> = []
  const unlessFrozen =
    <A extends ReadonlyArray<unknown>>(task: (...given: A) => void) =>
    (...given: A): void =>
      isFrozen ? void waiting.push(() => task(...given)) : task(...given)
  return {
    storage: (storage: Storage): Storage => ({
      ...storage,
      watch: (key, changed) => storage.watch(key, unlessFrozen(changed)),
    }),
    scheduler: ({ after }: Scheduler): Scheduler => ({ after: (ms, task) => after(ms, unlessFrozen(task)) }),
    freeze: () => void (isFrozen = true),
    thaw: (newestFirst: boolean) => {
      isFrozen = false
      const due = newestFirst ? waiting.toReversed() : waiting
      waiting = []
      due.forEach((task) => task())
    },
  }
}

const openBrowser = (count = 2) => {
  const time = makeFakeTime()
  const sessions = makeFakeSessions(time.clock)
  const stores = makeFakeTabs(count + 1)
  const durable = stores[count] ?? expect.fail()
  const open = (storage: Storage, tab: Storage = makeFakeStorage()) => {
    const freezer = makeFreezer()
    const own = freezer.storage(storage)
    const current = new CurrentSession()
    const session = new SessionViewModel({
      current,
      sessions,
      durable: own,
      tab,
      preferences: makePersistedPreferences(own),
      clock: time.clock,
      scheduler: freezer.scheduler(time.scheduler),
      analytics: makeFakeAnalytics(),
    })
    const companies = new CompanySwitch({ session, sessions })
    const { open } = companies
    const stop = session.activate()
    return { ...freezer, companies, current, open, session, stop, tab, storage }
  }
  const tabs = stores.slice(0, count).map((storage) => open(storage)) as [
    ReturnType<typeof open>,
    ReturnType<typeof open>,
  ]
  return { time, sessions, durable, open, tabs }
}

/** Two tabs of one user, the second one in another company. */
const twoCompanies = async () => {
  const browser = openBrowser()
  const [one, two] = browser.tabs
  await one.session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
  await two.open(SECOND)
  return { ...browser, one, two }
}
type Tab = Awaited<ReturnType<typeof twoCompanies>>['one']
const companiesOf = (...tabs: ReadonlyArray<Tab>) => tabs.map(({ current }) => current.businessId)
const endsOf = (...tabs: ReadonlyArray<Tab>) => tabs.map(({ session }) => session.ended)
const works = async (browser: ReturnType<typeof openBrowser>, { session }: Tab): Promise<boolean> =>
  E.isRight(await browser.sessions.refresh(session.session?.token ?? '')())

/** The host answers, and its answer arrives when it is released. */
const hold = (sessions: FakeSessions, name: 'open' | 'refresh') => {
  let release = (): void => undefined
  const promise = new Promise<void>((resolve) => (release = resolve))
  const call = sessions[name] as (...given: ReadonlyArray<unknown>) => () => Promise<unknown>
  const held =
    (...given: ReadonlyArray<unknown>) =>
    async () => {
      const answer = await call(...given)()
      await promise
      return answer
    }
  Object.assign(sessions, { [name]: held })
  return { release: () => release() }
}

describe('two tabs in two companies', () => {
  it('keep their company, also when one of them is loaded again', async () => {
    const { durable, one, open, two } = await twoCompanies()
    expect(companiesOf(one, two)).toEqual([FIRST, SECOND])
    expect(durable.read('jwtToken')).toBe(two.session.session?.token)
    for (const tab of [one, two]) {
      tab.stop()
      expect(open(tab.storage, tab.tab).current.businessId).toBe(tab.current.businessId)
    }
  })

  it('refresh their own token, which the other one does not take', async () => {
    const { durable, one, two } = await twoCompanies()
    await one.session.refresh()
    expect(companiesOf(one, two)).toEqual([FIRST, SECOND])
    expect(durable.read('jwtToken:7')).toBe(one.session.session?.token)
    expect([durable.read('jwtToken'), durable.read('jwtToken:8')]).toEqual(Array(2).fill(two.session.session?.token))
  })

  it('both stay signed in at the host after a switch and back', async () => {
    const browser = await twoCompanies()
    const { one, two } = browser
    await two.open(FIRST)
    expect([companiesOf(one, two), one.session.session?.token]).toEqual([[FIRST, FIRST], two.session.session?.token])
    await two.open(SECOND)
    expect(companiesOf(one, two)).toEqual([FIRST, SECOND])
    expect([await works(browser, one), await works(browser, two)]).toEqual([true, true])
  })

  it('end together when one of them signs out, and leave no token', async () => {
    const { durable, one, two } = await twoCompanies()
    await two.session.signOut()
    expect(endsOf(one, two)).toEqual(['signedOutElsewhere', 'signedOut'])
    expect(durable.keys().filter((key) => key.startsWith('jwtToken'))).toEqual([])
  })

  it('end when another user or an operator enters in one of them', async () => {
    const { durable, one, sessions, two } = await twoCompanies()
    const entered = await sessions.impersonate(sessions.giveCode({ business: aBusiness({ id: THIRD }) }))()
    if (E.isRight(entered)) one.session.accept(entered.right)
    expect([companiesOf(one, two), endsOf(one, two)]).toEqual([
      [THIRD, undefined],
      [undefined, 'replacedElsewhere'],
    ])
    expect(
      durable
        .keys()
        .filter((key) => key.startsWith('jwtToken'))
        .toSorted(),
    ).toEqual(['jwtToken', 'jwtToken:9'])
  })

  it('are idle together, and not while one of them is used', async () => {
    const { one, time, two } = await twoCompanies()
    for (let minute = 0; minute < 50; minute += 5) {
      await time.pass(5 * MINUTE)
      two.session.recordActivity()
    }
    expect(endsOf(one, two)).toEqual([undefined, undefined])
    await time.pass(31 * MINUTE)
    expect(endsOf(one, two).every((end) => end === 'idle' || end === 'signedOutElsewhere')).toBe(true)
  })
})

describe('a sign-out', () => {
  it('is not undone by a token that is refreshed at that moment in the other tab', async () => {
    const { durable, one, sessions, two } = await twoCompanies()
    one.freeze()
    const gate = hold(sessions, 'refresh')
    const refreshed = one.session.refresh()
    const out = two.session.signOut()
    gate.release()
    await Promise.all([refreshed, out])
    expect(durable.keys().filter((key) => key.startsWith('jwtToken'))).toEqual([])
    one.thaw(false)
    expect(endsOf(one)).toEqual(['signedOutElsewhere'])
  })

  it('is not undone by a company that is opened at that moment in the other tab', async () => {
    const { durable, one, sessions, two } = await twoCompanies()
    one.freeze()
    const gate = hold(sessions, 'open')
    const opened = one.open(THIRD)
    const out = two.session.signOut()
    gate.release()
    await Promise.all([opened, out])
    expect(durable.keys().filter((key) => key.startsWith('jwtToken'))).toEqual([])
  })

  it('is not undone by what a person does in a tab that has not heard of it', async () => {
    const { durable, one, two } = await twoCompanies()
    one.freeze()
    await two.session.signOut()
    one.session.recordActivity()
    expect(durable.read('jwtToken')).toBeUndefined()
  })
})

describe('a tab that was frozen while another worked', () => {
  it.each([40, 75])('for %i minutes goes on in its company', async (minutes) => {
    for (const newestFirst of [false, true]) {
      const browser = await twoCompanies()
      const { one, time, two } = browser
      one.freeze()
      for (let minute = 0; minute < minutes; minute += 5) {
        await time.pass(5 * MINUTE)
        two.session.recordActivity()
      }
      one.thaw(newestFirst)
      await settle()
      expect([companiesOf(one, two), endsOf(one, two)]).toEqual([
        [FIRST, SECOND],
        [undefined, undefined],
      ])
      expect([await works(browser, one), await works(browser, two)]).toEqual([true, true])
    }
  })

  it('takes a new token before its first call when it is loaded again', async () => {
    const { one, open, time, two } = await twoCompanies()
    one.stop()
    for (let minute = 0; minute < 75; minute += 5) {
      await time.pass(5 * MINUTE)
      two.session.recordActivity()
    }
    const again = open(one.storage, one.tab)
    await again.session.settled()
    expect([again.current.businessId, (again.session.session?.expiresAt ?? 0) * 1_000 > time.clock.now()]).toEqual([
      FIRST,
      true,
    ])
  })

  it('ends when nobody was there', async () => {
    const { one, time, two } = await twoCompanies()
    one.freeze()
    await time.pass(75 * MINUTE)
    one.thaw(false)
    await settle()
    expect(companiesOf(one, two)).toEqual([undefined, undefined])
  })
})

describe('a company that the user had to leave', () => {
  it('is named, and the one used last opens', async () => {
    const { one, sessions, two } = await twoCompanies()
    sessions.leave(FIRST)
    one.current.rejectToken(one.session.session?.token ?? '')
    await settle()
    expect([companiesOf(one, two), one.session.lost?.id]).toEqual([[SECOND, SECOND], FIRST])
    one.session.forgetLost()
    expect(one.session.lost).toBeUndefined()
  })

  it('is no company to open', async () => {
    const { one, sessions } = await twoCompanies()
    sessions.leave(THIRD)
    expect(await one.open(THIRD)).toMatchObject({ code: 'ERROR_NOT_FOUND' })
    expect(companiesOf(one)).toEqual([FIRST])
  })
})

const ACTS = [
  'sign in',
  'open',
  'renew',
  'sign out',
  'reject',
  'freeze',
  'thaw',
  'work',
  'wait',
  'leave',
  'reload',
] as const

describe('any number of switches in two tabs', () => {
  it('never give a tab a company that it did not open, nor a token after a sign-out', async () => {
    const act = fc.record({
      at: fc.constantFrom(0, 1),
      what: fc.constantFrom(...ACTS),
      company: fc.constantFrom(FIRST, SECOND, THIRD),
      newestFirst: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        const { durable, open, sessions, tabs, time } = openBrowser()
        await tabs[0].session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
        let isOut = false
        for (const { at, company, newestFirst, what } of acts) {
          const { current, freeze, open: openCompany, session, stop, storage, tab, thaw } = tabs[at] ?? expect.fail()
          const before = current.businessId
          const does: Readonly<Record<(typeof ACTS)[number], () => unknown>> = {
            'sign in': () => (session.session === undefined ? session.signIn(FAKE_EMAIL, FAKE_PASSWORD) : undefined),
            open: () => openCompany(company),
            renew: () => session.refresh(),
            'sign out': () => session.signOut(),
            reject: () => current.rejectToken(session.session?.token ?? ''),
            freeze,
            thaw: () => thaw(newestFirst),
            work: () => session.recordActivity(),
            wait: () => time.pass(10 * MINUTE),
            leave: () => sessions.leave(company),
            reload: () => {
              stop()
              tabs[at] = open(storage, tab)
            },
          }
          const had = session.session !== undefined
          await does[what]()
          await settle()
          if (what === 'sign out' && had) isOut = durable.read('jwtToken') === undefined
          if (what === 'sign in' && !had) isOut = false
          if (isOut) expect(durable.keys().filter((key) => key.startsWith('jwtToken'))).toEqual([])
          const after = tabs[at]?.current.businessId
          const mayMove = ['open', 'sign in', 'reload'].includes(what) || tabs[at]?.session.lost !== undefined
          if (before !== undefined && after !== undefined && !mayMove) expect(after).toBe(before)
          for (const { current: one, tab: own } of tabs) expect(own.read('company')).toBe(one.businessId)
        }
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('the link of a company', () => {
  it('opens it before anything else, says so once, and leaves the rest of the address', async () => {
    const { one } = await twoCompanies()
    expect(await one.companies.follow('/orders/5?x=1&c=9&y=2')).toBe('/orders/5?x=1&y=2')
    expect([one.current.businessId, one.companies.notice?._tag]).toEqual([THIRD, 'Arrived'])
    one.companies.closeNotice()
    expect(one.companies.notice).toBeUndefined()
    expect([await one.companies.follow('/orders?c=9'), one.companies.notice]).toEqual(['/orders', undefined])
  })

  it('to which the user does not belong leaves the tab where it is', async () => {
    const { one, sessions } = await twoCompanies()
    sessions.leave(THIRD)
    expect(await one.companies.follow('/orders?c=9')).toBe('/orders')
    expect([one.current.businessId, one.companies.notice?._tag]).toEqual([FIRST, 'NoAccess'])
  })

  it('that the user chooses is opened without a word, and ends the word of a link', async () => {
    const { tabs } = openBrowser(1)
    const [one] = tabs
    await one.session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    await one.companies.follow('/orders?c=9')
    expect(await one.companies.choose(SECOND)).toBeUndefined()
    expect([one.current.businessId, one.companies.notice]).toEqual([SECOND, undefined])
  })

  it('that the user chooses and had to leave is not opened; another failure is not told as that', async () => {
    const { sessions, tabs } = openBrowser(1)
    const [one] = tabs
    await one.session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
    sessions.leave(THIRD)
    expect(await one.companies.choose(THIRD)).toBeUndefined()
    expect([one.current.businessId, one.companies.notice?._tag]).toEqual([FIRST, 'NoAccess'])
    one.companies.closeNotice()
    sessions.faults.before(rejected('ERROR_DOWN'))
    expect((await one.companies.choose(SECOND))?._tag).toBeDefined()
    expect([one.current.businessId, one.companies.notice]).toEqual([FIRST, undefined])
  })

  it('is kept by a visitor, and nothing else is read as one', async () => {
    const { tabs } = openBrowser()
    expect(await tabs[0].companies.follow('/orders?c=9')).toBe('/orders?c=9')
    const { one } = await twoCompanies()
    for (const path of [
      '/',
      '/orders?c=',
      '/orders?c=0',
      '/orders?c=9x',
      '/orders?abc=9',
      `/orders?c=${'9'.repeat(20)}`,
    ])
      expect(await one.companies.follow(path)).toBe(path)
  })
})
