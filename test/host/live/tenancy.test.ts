import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, type ClientOptions } from 'ws'
import type { OrderId } from '#domain/kernel/id.ts'
import { liveSessionsOf } from '#host/identity/live-sessions.ts'
import { makeLiveHub, type LiveHub } from '#host/live/live-hub.ts'
import { sudoToken } from '#test/host/impersonation/as-operator.ts'
import { ownHost, NOON, PASSWORD, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let hub: LiveHub
let address: string
let mine: Company
let other: Company
/** The hub's time, which the clock tests advance. */
let now = 0

beforeAll(async () => {
  host = await ownHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  other = await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx')
  hub = makeLiveHub({
    ...liveSessionsOf(host.services),
    now: () => host.world.now + now,
    isClosed: host.services.maintenance.isOn,
  })
  hub.attach(host.app.server)
  await host.app.listen({ host: '127.0.0.1', port: 0 })
  address = `127.0.0.1:${(host.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await hub.close()
  await host.close()
})

const MESSAGES = 500

describe('the live connections of two businesses', () => {
  it(`receive ${MESSAGES} of ${MESSAGES} messages of their own, and none of the other`, async () => {
    const connections = await Promise.all([connect(mine), connect(other), connect(mine)])
    for (let at = 1; at <= MESSAGES; at += 1) {
      for (const { businessId } of [mine, other]) {
        hub.publish({ type: 'order', businessId, orderId: String(at) as OrderId, pymeStatus: 'PAID' })
      }
    }
    await Promise.all(connections.map(({ received }) => received(MESSAGES + 1)))
    for (const [{ messages }, company] of [
      [connections[0], mine],
      [connections[1], other],
      [connections[2], mine],
    ] as const) {
      expect(messages.every(({ businessId }) => businessId === Number(company.businessId))).toBe(true)
      expect(messages.slice(1).map(({ orderId }) => orderId)).toEqual(
        Array.from({ length: MESSAGES }, (_, at) => at + 1),
      )
    }
    await Promise.all(connections.map(({ disconnect }) => disconnect()))
  })
})

describe('a forbidden connection', () => {
  const own = () => ({ origin: `http://${address}` })
  const create = (company: Company, token: string) =>
    JSON.stringify({ command: 'create', businessId: Number(company.businessId), token })

  it.each<readonly [string, () => Promise<string>, () => ClientOptions, unknown]>([
    ['without a token', async () => '{"command":"create","businessId":1}', own, 4401],
    ['with an expired token', async () => create(mine, await expired()), own, 4401],
    ['for another business', async () => create(other, mine.token), own, 4403],
    ['from another site', async () => create(mine, mine.token), () => ({ origin: 'https://evil.example' }), 403],
    ['from nowhere', async () => create(mine, mine.token), () => ({}), 403],
  ])('%s, is not', async (_name, message, options, end) => {
    const socket = new WebSocket(`ws://${address}/ws`, options())
    const ended = endOf(socket)
    const text = await message()
    socket.once('open', () => socket.send(text))
    expect(await ended).toBe(end)
  })

  it('for a second business ends with the first', async () => {
    const { socket, ended } = await connect(mine)
    socket.send(create(other, other.token))
    expect(await ended).toBe(4403)
  })

  it('of a session that was signed out ends', async () => {
    const token = await sudoToken(host, mine)
    await host.request('POST /api/user/logout', { token })
    const socket = new WebSocket(`ws://${address}/ws`, own())
    const ended = endOf(socket)
    socket.once('open', () => socket.send(create(mine, token)))
    expect(await ended).toBe(4401)
  })

  it('of an eleventh page of one user replaces the oldest', async () => {
    const connections = []
    for (let at = 0; at < 11; at += 1) connections.push(await connect(other))
    expect(await connections[0]?.ended).toBe(1008)
    hub.publish({ type: 'invoices', businessId: other.businessId })
    await Promise.all(connections.slice(1).map(({ received }) => received(2)))
    await Promise.all(connections.slice(1).map(({ disconnect }) => disconnect()))
  })

  it('with a second message ends', async () => {
    const { socket, ended } = await connect(mine)
    for (let at = 0; at < 10; at += 1) socket.send('{}')
    expect(await ended).toBe(4401)
  })

  it('ends when its token expires', async () => {
    now = 60 * 60 * 1000 - 30
    const { ended } = await connect(mine)
    expect(await ended).toBe(4401)
    now = 0
  })

  it('ends with maintenance, and is rejected until its end', async () => {
    const waiting = new WebSocket(`ws://${address}/ws`, own())
    const unadmitted = endOf(waiting)
    await new Promise((resolve) => waiting.once('open', resolve))
    const { ended } = await connect(mine)
    await host.services.maintenance.set(true)
    hub.closeAll()
    expect([await ended, await unadmitted]).toEqual([1012, 1012])
    expect(await endOf(new WebSocket(`ws://${address}/ws`, own()))).toBe(503)
    await host.services.maintenance.set(false)
    const again = await connect(mine)
    await again.disconnect()
  })

  const expired = async (): Promise<string> => {
    host.world.now = NOON - 2 * 60 * 60 * 1000
    const { body } = await host.request('POST /api/user/login', { body: { email: mine.email, password: PASSWORD } })
    host.world.now = NOON
    return (body as { token: string }).token
  }
})

/** The close code of a connection, or the status of its rejection. */
const endOf = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.on('error', () => undefined)
    socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0))
    socket.once('close', resolve)
  })

interface Heard {
  readonly type: string
  readonly businessId: number
  readonly orderId?: number
}

/** An accepted connection of the company. */
const connect = async ({ businessId, token }: Company) => {
  const socket = new WebSocket(`ws://${address}/ws`, { origin: `http://${address}` })
  const ended = endOf(socket)
  const messages: Array<Heard> = []
  const waiting: Array<readonly [number, () => void]> = []
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)))
    for (const [count, done] of waiting) if (messages.length >= count) done()
  })
  const received = (count: number): Promise<void> =>
    new Promise((resolve) => (messages.length >= count ? resolve() : void waiting.push([count, resolve])))
  socket.once('open', () => socket.send(JSON.stringify({ command: 'create', businessId: Number(businessId), token })))
  await received(1)
  const disconnect = async (): Promise<void> => {
    socket.close()
    await ended
  }
  return { socket, messages, received, ended, disconnect }
}
