import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LiveEvent } from '#application/live/live-events.port.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { ConnectionEvents } from '#infrastructure/live/websocket.ts'
import { type LiveSubject, makeLiveSocket } from '#infrastructure/live/live-socket.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { runs } from '#test/support/runs.ts'

const subjectOf = (id: string, token: string): LiveSubject => ({ businessId: id as BusinessId, token })

const makeSocket = () => {
  const time = makeFakeTime()
  const connections: Array<ConnectionEvents & { readonly sent: Array<unknown>; isClosed: boolean }> = []
  const watchers = new Set<() => void>()
  const returns = new Set<() => void>()
  let shutdowns = 0
  let subject: LiveSubject | undefined = subjectOf('7', 'a.b.c')
  const live = makeLiveSocket({
    connect: (events) => {
      const sent: Array<unknown> = []
      const latest = { ...events, sent, isClosed: false }
      connections.push(latest)
      return { send: (text) => sent.push(JSON.parse(text)), close: () => (latest.isClosed = true) }
    },
    subject: () => subject,
    onSubject: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    scheduler: time.scheduler,
    pageAgeMs: () => 1234.5,
    pageMark: () => 'mark.1',
    onReturn: (listener) => {
      returns.add(listener)
      return () => void returns.delete(listener)
    },
    onServerShutdown: () => (shutdowns += 1),
  })
  const events: Array<LiveEvent> = []
  const setSubject = (next: LiveSubject | undefined): void => {
    subject = next
    watchers.forEach((changed) => changed())
  }
  const latest = () => connections.at(-1) ?? expect.fail()
  const open = () => connections.filter(({ isClosed }) => !isClosed).length
  return {
    shutdowns: () => shutdowns,
    time,
    connections,
    latest,
    open,
    live,
    events,
    setSubject,
    watchers,
    returns,
    listen: () => live.subscribe((event) => events.push(event)),
  }
}

const ready = JSON.stringify({ type: 'ready', businessId: 7 })

describe('the live connection', () => {
  it('reports a shutdown of the host, and no other close', async () => {
    const { shutdowns, listen, latest, connections, time } = makeSocket()
    listen()
    latest().onOpen()
    latest().onClose(1006)
    expect(shutdowns()).toBe(0)
    await time.pass(5_000)
    latest().onClose(1012)
    expect(shutdowns()).toBe(1)
    await time.pass(5_000)
    expect(connections).toHaveLength(3)
  })

  it('of a host that stops is opened again at once, and after a failure five seconds later', async () => {
    const { shutdowns, listen, latest, connections, time } = makeSocket()
    listen()
    latest().onOpen()
    latest().onMessage(ready)
    latest().onClose(1001)
    await time.pass(0)
    expect([connections.length, shutdowns()]).toEqual([2, 0])
    latest().onClose(1006)
    await time.pass(4_999)
    expect(connections).toHaveLength(2)
    await time.pass(1)
    expect(connections).toHaveLength(3)
  })

  it('that newer tabs replaced is opened again when the user returns, so that six tabs do not replace each other', async () => {
    const { events, listen, latest, connections, returns, time } = makeSocket()
    const stop = listen()
    latest().onOpen()
    latest().onMessage(ready)
    latest().onClose(1008)
    await time.pass(3_600_000)
    expect(connections).toHaveLength(1)
    returns.forEach((listener) => listener())
    latest().onMessage(ready)
    expect([connections.length, events]).toEqual([2, [{ _tag: 'Reconnected' }]])
    expect(returns.size).toBe(0)
    latest().onClose(1008)
    stop()
    expect(returns.size).toBe(0)
  })

  it('that never was admitted is not opened again at once, so that no host is asked without end', async () => {
    const { listen, latest, connections, time } = makeSocket()
    listen()
    latest().onOpen()
    latest().onClose(1001)
    await time.pass(4_999)
    expect(connections).toHaveLength(1)
  })

  it('first sends its business, its token and for how long it may have missed changes', () => {
    const { listen, latest } = makeSocket()
    listen()
    latest().onOpen()
    expect(latest().sent).toEqual([
      { command: 'create', businessId: 7, token: 'a.b.c', missedMs: 1235, page: 'mark.1' },
    ])
  })

  it("publishes the host's messages for this business", () => {
    const { listen, latest, events } = makeSocket()
    listen()
    latest().onOpen()
    latest().onMessage(ready)
    latest().onMessage(
      JSON.stringify({ type: 'taxProgress', businessId: 7, status: 'WORKING', completion: 42.4, invoices: 312 }),
    )
    latest().onMessage(JSON.stringify({ type: 'order', businessId: '7', orderId: 5000, pymeStatus: 'PAID' }))
    latest().onMessage(JSON.stringify({ type: 'invoices', businessId: 7 }))
    expect(events).toEqual([
      { _tag: 'TaxProgress', progress: { status: 'WORKING', completion: 42.4 }, invoices: 312 },
      { _tag: 'OrderChanged', orderId: '5000', status: 'PAID' },
      { _tag: 'InvoicesChanged' },
    ])
  })

  it('publishes forty equal messages of a moment twice: the first at once, the others together a second later', async () => {
    const { listen, latest, events, time } = makeSocket()
    listen()
    const invoices = JSON.stringify({ type: 'invoices', businessId: 7 })
    for (let sent = 0; sent < 40; sent += 1) latest().onMessage(invoices)
    expect(events).toEqual([{ _tag: 'InvoicesChanged' }])
    await time.pass(999)
    expect(events).toHaveLength(1)
    await time.pass(1)
    expect(events).toHaveLength(2)
    await time.pass(10_000)
    expect(events).toHaveLength(2)
    latest().onMessage(invoices)
    expect(events).toHaveLength(3)
  })

  it('publishes different messages of a moment at once, also between equal ones', () => {
    const { listen, latest, events } = makeSocket()
    listen()
    for (const orderId of [1, 2, 1])
      latest().onMessage(JSON.stringify({ type: 'order', businessId: 7, orderId, pymeStatus: 'PAID' }))
    expect(events).toEqual(['1', '2'].map((orderId) => ({ _tag: 'OrderChanged', orderId, status: 'PAID' })))
  })

  it("publishes a repetition also after a lost connection, and never another company's", async () => {
    const { listen, latest, events, time, setSubject } = makeSocket()
    listen()
    const invoices = JSON.stringify({ type: 'invoices', businessId: 7 })
    latest().onMessage(invoices)
    latest().onMessage(invoices)
    latest().onClose(1006)
    await time.pass(1_000)
    expect(events).toHaveLength(2)
    await time.pass(4_000)
    latest().onMessage(invoices)
    latest().onMessage(invoices)
    setSubject(subjectOf('8', 'd.e.f'))
    await time.pass(10_000)
    expect(events).toHaveLength(3)
  })

  it('drops messages of another business', () => {
    const { listen, latest, events } = makeSocket()
    listen()
    latest().onMessage(JSON.stringify({ type: 'order', businessId: 8, orderId: 5000, pymeStatus: 'PAID' }))
    expect(events).toEqual([])
  })

  it('is shared by all listeners, and closed with the last', () => {
    const { listen, connections, open, watchers } = makeSocket()
    const [one, two] = [listen(), listen()]
    one()
    one()
    expect([connections.length, open()]).toEqual([1, 1])
    two()
    expect([open(), watchers.size]).toEqual([0, 0])
    listen()
    expect([connections.length, open()]).toEqual([2, 1])
  })

  it('reports possibly missed events when only its second attempt succeeds, and none when the first does', async () => {
    const { listen, latest, events, time } = makeSocket()
    listen()
    latest().onClose(1006)
    await time.pass(5_000)
    latest().onMessage(ready)
    expect(events).toEqual([{ _tag: 'Reconnected' }])
  })

  it('is reopened five seconds after a failure, and reports possibly missed events', async () => {
    const { listen, latest, connections, events, time } = makeSocket()
    listen()
    latest().onMessage(ready)
    latest().onClose(1006)
    await time.pass(4_999)
    expect(connections).toHaveLength(1)
    await time.pass(1)
    expect(connections).toHaveLength(2)
    latest().onMessage(ready)
    expect(events).toEqual([{ _tag: 'Reconnected' }])
  })

  it('reopens a hundred times after a hundred failures, one at a time', async () => {
    const { listen, latest, connections, open, time, watchers } = makeSocket()
    const stop = listen()
    for (let cut = 0; cut < 100; cut += 1) {
      latest().onClose(1006)
      latest().onClose(1006)
      expect([open(), watchers.size, time.waiting()]).toEqual([0, 1, 1])
      await time.pass(5_000)
      expect([open(), watchers.size, time.waiting()]).toEqual([1, 1, 0])
    }
    expect(connections).toHaveLength(101)
    stop()
    expect(time.waiting()).toBe(0)
  })

  it.each([4401, 4403])('is not reopened automatically after %i', async (code) => {
    const { listen, latest, connections, time } = makeSocket()
    listen()
    latest().onClose(code)
    await time.pass(60_000)
    expect(connections).toHaveLength(1)
  })

  it('is reopened with a new token after the old one was rejected', () => {
    const { listen, latest, connections, setSubject } = makeSocket()
    listen()
    latest().onClose(4401)
    setSubject(subjectOf('7', 'd.e.f'))
    latest().onOpen()
    expect([connections.length, latest().sent]).toEqual([
      2,
      [{ command: 'create', businessId: 7, token: 'd.e.f', missedMs: 1235, page: 'mark.1' }],
    ])
  })

  it('continues with a refreshed token, changes with the business, and ends with the session', () => {
    const { listen, connections, open, setSubject } = makeSocket()
    listen()
    setSubject(subjectOf('7', 'd.e.f'))
    expect(connections).toHaveLength(1)
    setSubject(subjectOf('8', 'g.h.i'))
    expect([connections.length, open()]).toEqual([2, 1])
    setSubject(undefined)
    expect(open()).toBe(0)
  })

  it('ignores messages of a closed connection', () => {
    const { listen, connections, events, setSubject } = makeSocket()
    listen()
    setSubject(subjectOf('8', 'g.h.i'))
    connections[0]?.onMessage(JSON.stringify({ type: 'invoices', businessId: 8 }))
    connections[0]?.onClose(1006)
    expect([events, connections.length]).toEqual([[], 2])
  })

  it('survives invalid frames', () => {
    const { listen, latest, events } = makeSocket()
    listen()
    const frame = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constant(undefined),
      fc.constant(new ArrayBuffer(4)),
      fc.constant('x'.repeat(5_000)),
      fc
        .record({ type: fc.constantFrom('order', 'taxProgress', 'ready', 'constructor'), businessId: fc.jsonValue() })
        .map((message) => JSON.stringify(message)),
    )
    fc.assert(
      fc.property(frame, (data) => {
        latest().onMessage(data)
        expect(events).toEqual([])
      }),
      { numRuns: runs(10_000) },
    )
  })

  it('accepts of the frames of its business only valid ones, with percentages in range', () => {
    const { listen, latest, events } = makeSocket()
    listen()
    const frame = fc.record(
      {
        type: fc.constantFrom('order', 'taxProgress', 'ready', 'invoices', 'something new'),
        businessId: fc.constantFrom<unknown>(7, '7'),
        status: fc.oneof(fc.constantFrom('QUEUE', 'WORKING', 'SUCCESS', 'FAILED'), fc.jsonValue()),
        completion: fc.oneof(fc.double(), fc.jsonValue()),
        documents: fc.jsonValue(),
        orderId: fc.oneof(fc.nat(), fc.jsonValue()),
        pymeStatus: fc.oneof(fc.string({ maxLength: 60 }), fc.jsonValue()),
      },
      { requiredKeys: ['type', 'businessId'] },
    )
    fc.assert(
      fc.property(frame, (message) => {
        events.length = 0
        latest().onMessage(JSON.stringify(message))
        expect(events.length).toBeLessThan(2)
        for (const event of events) {
          expect(['TaxProgress', 'OrderChanged', 'InvoicesChanged', 'Reconnected']).toContain(event._tag)
          if (event._tag !== 'TaxProgress') continue
          expect(event.progress.completion).toBeGreaterThanOrEqual(0)
          expect(event.progress.completion).toBeLessThanOrEqual(100)
        }
      }),
      { numRuns: runs(10_000) },
    )
  })
})
