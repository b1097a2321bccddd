import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { LiveSession } from '#host/live/upgrade-guard.ts'
import { markAt } from '#host/kernel/page-mark.ts'
import { makeLiveHub, type LiveHub } from '#host/live/live-hub.ts'

const business = (id: number) => String(id) as BusinessId
const inAnHour = Math.floor(Date.now() / 1000) + 3600

const sessions: Readonly<Record<string, LiveSession>> = {
  one: { id: 's1', userId: '1' as UserId, businessId: business(1), expiresAt: inAnHour },
  two: { id: 's2', userId: '2' as UserId, businessId: business(2), expiresAt: inAnHour },
  old: { id: 's3', userId: '3' as UserId, businessId: business(1), expiresAt: 1 },
}

/** Ended sessions. */
const over = new Set<string>()

const REJECTED_UPGRADE = [
  'GET /ws HTTP/1.1',
  'Host: 127.0.0.1',
  'Origin: https://evil.example',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
  '',
].join('\r\n')

describe('a live connection', () => {
  let server: Server
  let hub: LiveHub
  let address: string
  /** Milliseconds since 1970. */
  let time: number

  beforeEach(async () => {
    over.clear()
    time = Date.now()
    hub = makeLiveHub({
      authenticate: async (token) => sessions[token],
      now: () => time,
      isClosed: () => false,
      activeSessions: async (ids) => new Set(ids.filter((id) => !over.has(id))),
    })
    server = createServer()
    hub.attach(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterEach(async () => {
    await hub.close()
    await new Promise((resolve) => server.close(resolve))
  })

  it('receives messages of its business only', async () => {
    const [one, two] = await Promise.all([listener('one', 1), listener('two', 2)])
    for (let i = 0; i < 200; i += 1) {
      hub.publish({
        type: 'order',
        businessId: business(1 + (i % 2)),
        orderId: String(i + 1) as never,
        pymeStatus: 'PAID',
      })
    }
    await Promise.all([one.received(101), two.received(101)])
    expect(new Set(one.messages.map(({ businessId }) => businessId))).toEqual(new Set([1]))
    expect(new Set(two.messages.map(({ businessId }) => businessId))).toEqual(new Set([2]))
  })

  it('repeats what changed since its page was opened, the last of each subject, and nothing older', async () => {
    publishOrder(1, 'SENT')
    hub.publish({ type: 'payables', businessId: business(2) })
    time += 5_000
    hub.publish({ type: 'invoices', businessId: business(1) })
    publishOrder(2, 'SENT')
    hub.publish({ type: 'invoices', businessId: business(1) })
    publishOrder(2, 'PAID')
    time += 1_000
    const { messages, received } = await listener('one', 1, 3_000)
    await received(3)
    hub.publish({ type: 'debts', businessId: business(1) })
    await received(4)
    expect(messages).toEqual([
      { type: 'ready', businessId: 1 },
      { type: 'invoices', businessId: 1 },
      { type: 'order', businessId: 1, orderId: 2, pymeStatus: 'PAID' },
      { type: 'debts', businessId: 1 },
    ])
  })

  it('repeats nothing that changed before this host sent the page, however old the page says it is', async () => {
    hub.publish({ type: 'invoices', businessId: business(1) })
    time += 100
    const page = markAt(time)
    time += 200
    hub.publish({ type: 'debts', businessId: business(1) })
    const marked = await listener('one', 1, 60_000, page)
    const elsewhere = await listener('one', 1, 60_000, `other.${time}`)
    await Promise.all([marked.received(2), elsewhere.received(3)])
    expect(marked.messages.map(({ type }) => type)).toEqual(['ready', 'debts'])
    expect(elsewhere.messages.map(({ type }) => type)).toEqual(['ready', 'invoices', 'debts'])
  })

  it('repeats changes of the last minute only, and none for a client that missed none', async () => {
    hub.publish({ type: 'invoices', businessId: business(1) })
    const current = await listener('one', 1)
    time += 60_001
    const late = await listener('one', 1, 3_600_000)
    hub.publish({ type: 'debts', businessId: business(1) })
    await Promise.all([current.received(2), late.received(2)])
    expect(current.messages.map(({ type }) => type)).toEqual(['ready', 'debts'])
    expect(late.messages.map(({ type }) => type)).toEqual(['ready', 'debts'])
  })

  it('repeats changes by the time at which they were announced', async () => {
    hub.publish({ type: 'invoices', businessId: business(1) }, time - 30_000)
    hub.publish({ type: 'debts', businessId: business(1) }, time - 5_000)
    const { messages, received } = await listener('one', 1, 10_000)
    await received(2)
    expect(messages.map(({ type }) => type)).toEqual(['ready', 'debts'])
  })

  const publishOrder = (orderId: number, pymeStatus: string) =>
    hub.publish({ type: 'order', businessId: business(1), orderId: String(orderId) as never, pymeStatus })

  it.each([
    ['has no token', { command: 'create', businessId: 1 }, 4401],
    ['has an unknown token', { command: 'create', businessId: 1, token: 'unknown' }, 4401],
    ['names another business', { command: 'create', businessId: 2, token: 'one' }, 4403],
    ['is not a command', 'hola', 4401],
  ])('is closed when the first message %s', async (_name, message, code) => {
    const socket = dial()
    socket.once('open', () => socket.send(typeof message === 'string' ? message : JSON.stringify(message)))
    expect(await closed(socket)).toBe(code)
  })

  it('is closed when an accepted client subscribes to a second business', async () => {
    const { socket } = await listener('one', 1)
    socket.send(JSON.stringify({ command: 'create', businessId: 2, token: 'two' }))
    expect(await closed(socket)).toBe(4403)
  })

  it('is closed when its session ends or expires', async () => {
    const { socket } = await listener('one', 1)
    hub.closeSession('s1')
    expect(await closed(socket)).toBe(4401)
    const late = dial()
    late.once('open', () => late.send(JSON.stringify({ command: 'create', businessId: 1, token: 'old' })))
    expect(await closed(late)).toBe(4401)
  })

  it('is closed when its session is no longer active, and another is not', async () => {
    const [one, two] = await Promise.all([listener('one', 1), listener('two', 2)])
    over.add('s1')
    await hub.evictExpired()
    expect(await closed(one.socket)).toBe(4401)
    expect(two.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('is one of ten of a user at most, also with concurrent requests', async () => {
    const listeners = await Promise.all(Array.from({ length: 17 }, () => listener('one', 1)))
    const isOpen = ({ socket }: (typeof listeners)[number]) => socket.readyState === WebSocket.OPEN
    while (listeners.filter(isOpen).length > 10)
      await Promise.race(listeners.filter(isOpen).map(({ socket }) => closed(socket)))
    hub.publish({ type: 'invoices', businessId: business(1) })
    await Promise.all(listeners.filter(isOpen).map(({ received }) => received(2)))
    expect(listeners.filter(({ messages }) => messages.length > 1)).toHaveLength(10)
  })

  it('is closed for a frame beyond four kilobytes', async () => {
    const { socket } = await listener('one', 1)
    socket.send('x'.repeat(5000))
    expect(await closed(socket)).toBe(1009)
  })

  it.each([['https://evil.example'], [undefined]])(
    'is rejected before the upgrade for a page from %s',
    async (origin) => {
      const socket = new WebSocket(`ws://${address}/ws`, origin === undefined ? {} : { origin })
      socket.on('error', () => undefined)
      const status = await new Promise((resolve) =>
        socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode)),
      )
      expect(status).toBe(403)
    },
  )

  it('survives rejected callers that abort their connection', async () => {
    for (let i = 0; i < 20; i += 1) await knock((socket) => socket.resetAndDestroy())
    const { messages } = await listener('one', 1)
    expect(messages).toMatchObject([{ type: 'ready' }])
  })

  it('releases a rejected caller that never disconnects', async () => {
    await knock((socket) => void socket.resume(), true)
    expect(await connections()).toBe(0)
  })

  /** Connects like another site's page; resolves when the connection is closed on the host's side. */
  const knock = (then: (socket: Socket) => void, allowHalfOpen = false): Promise<void> =>
    new Promise((resolve) => {
      server.once('connection', (socket: Socket) => socket.once('close', () => resolve()))
      const socket = connect({ host: '127.0.0.1', port: Number(address.split(':')[1]), allowHalfOpen })
      socket.on('error', () => undefined)
      socket.write(REJECTED_UPGRADE, () => then(socket))
    })

  const connections = (): Promise<number> =>
    new Promise((resolve, reject) =>
      server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
    )

  const dial = () => {
    const socket = new WebSocket(`ws://${address}/ws`, { origin: `http://${address}` })
    socket.on('error', () => undefined)
    return socket
  }

  const listener = async (token: string, businessId: number, missedMs?: number, page?: string) => {
    const socket = dial()
    const messages: Array<{ readonly type: string; readonly businessId: number }> = []
    const waiting: Array<readonly [number, () => void]> = []
    socket.on('message', (data) => {
      messages.push(JSON.parse(String(data)))
      for (const [count, done] of waiting) if (messages.length >= count) done()
    })
    const received = (count: number) =>
      new Promise<void>((resolve) => (messages.length >= count ? resolve() : void waiting.push([count, resolve])))
    socket.once('open', () => socket.send(JSON.stringify({ command: 'create', businessId, token, missedMs, page })))
    await received(1)
    return { socket, messages, received }
  }
})

const closed = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve))
