import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { Session } from '#application/identity/sessions.port.ts'
import type { AnalyticsEvent } from '#application/shared/analytics.port.ts'
import type { UserId } from '#domain/kernel/id.ts'
import { makeAnalyticsQueue, type QueuedEvent } from '#infrastructure/analytics/analytics-queue.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'

const makeQueue = () => {
  const time = makeFakeTime()
  const current = new CurrentSession()
  const queue = makeAnalyticsQueue({ current, clock: time.clock, scheduler: time.scheduler })
  const sent: Array<{ readonly events: ReadonlyArray<QueuedEvent>; readonly token: string }> = []
  const last: boolean[] = []
  const open = (): void =>
    queue.sendWith((events, { token }, isLast) => {
      sent.push({ events, token })
      last.push(isLast)
    })
  return { time, current, queue, sent, last, open }
}

const SENT: AnalyticsEvent = { name: 'order sent', orderType: 'FD' }

describe('the analytics queue', () => {
  it('sends one batch to the host, five seconds after the first event', async () => {
    const { time, current, queue, sent, open } = makeQueue()
    open()
    current.set(aSession())
    queue.track({ name: 'order started', orderType: 'FD' })
    await time.pass(4_999)
    queue.track(SENT)
    expect(sent).toEqual([])
    await time.pass(1)
    const at = Date.UTC(2026, 2, 4, 15, 0, 0)
    expect(sent).toEqual([
      {
        token: 'a.b.c',
        events: [
          { name: 'order started', at, properties: { orderType: 'FD' } },
          { name: 'order sent', at: at + 4_999, properties: { orderType: 'FD' } },
        ],
      },
    ])
    await time.pass(600_000)
    expect([sent.length, time.waiting()]).toEqual([1, 0])
  })

  it('sends events from before the sign-in with the user who signs in within two minutes, and drops them otherwise', async () => {
    const { time, current, queue, sent, open } = makeQueue()
    open()
    queue.track({ name: 'email suggestion taken' })
    await time.pass(100_000)
    queue.track({ name: 'registered' })
    await time.pass(20_000)
    expect([sent, queue.waiting()]).toEqual([[], 1])
    current.set(aSession())
    await time.pass(5_000)
    expect(sent.flatMap(({ events }) => events.map(({ name }) => name))).toEqual(['registered'])
  })

  it('waits for a transport, for at most two minutes', async () => {
    const { time, current, queue, sent, open } = makeQueue()
    current.set(aSession())
    for (let again = 0; again < 500; again += 1) queue.track(SENT)
    expect(queue.waiting()).toBe(200)
    await time.pass(60_000)
    queue.track({ name: 'credentials linked' })
    await time.pass(60_000)
    open()
    await time.pass(5_000)
    expect(sent.flatMap(({ events }) => events.map(({ name }) => name))).toEqual(['credentials linked'])
  })

  it("does not send in another user's session, nor after a sign-out", async () => {
    const { time, current, queue, sent, open } = makeQueue()
    open()
    current.set(aSession())
    queue.track(SENT)
    current.set(aSession({ token: 'd.e.f', user: { id: '4' as UserId, name: 'Luis Rojas', email: 'luis@ejemplo.cl' } }))
    queue.track({ name: 'order started', orderType: 'PP' })
    current.set(undefined)
    await time.pass(600_000)
    expect([sent, queue.waiting(), time.waiting()]).toEqual([[], 0, 0])
  })

  it('sends at once when the page is about to close', () => {
    const { current, queue, sent, last, open } = makeQueue()
    open()
    current.set(aSession())
    queue.track(SENT)
    queue.flush()
    queue.flush()
    expect([sent.length, last]).toEqual([1, [true]])
  })
})

const event: fc.Arbitrary<AnalyticsEvent> = fc.oneof(
  fc.constantFrom<AnalyticsEvent>(
    { name: 'signed in' },
    { name: 'registered' },
    { name: 'email suggestion taken' },
    { name: 'credentials linked' },
  ),
  fc.record({ name: fc.constant('profile completed' as const), country: fc.constantFrom('CL', 'MX') }),
  fc.record({
    name: fc.constantFrom('order started' as const, 'order sent' as const),
    orderType: fc.constantFrom('FD', 'PP'),
  }),
)

const CANARIES = {
  name: 'Ana Canaria',
  email: 'canario@ejemplo.cl',
  identifier: '76086428-5',
  business: 'Canarios del Sur SpA',
  token: 'canario.b.c',
}

describe('every analytics event', () => {
  it('of an impersonation is marked, and none identifies a user', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 20 }), fc.boolean(), async (events, isSudo) => {
        const { time, current, queue, sent, open } = makeQueue()
        const session: Session = aSession({
          isSudo,
          token: CANARIES.token,
          user: { id: '3' as UserId, name: CANARIES.name, email: CANARIES.email },
          business: aBusiness({ identifier: CANARIES.identifier, name: CANARIES.business }),
        })
        open()
        events.slice(0, 3).forEach(queue.track)
        current.set(session)
        events.slice(3).forEach(queue.track)
        await time.pass(5_000)
        const all = sent.flatMap(({ events: batch }) => batch)
        expect(all.map(({ name }) => name)).toEqual(events.map(({ name }) => name))
        expect(all.every(({ properties }) => (properties['source'] === 'sudo backoffice') === isSudo)).toBe(true)
        expect(Object.values(CANARIES).filter((canary) => JSON.stringify(all).includes(canary))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
