import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { liveSessionsOf } from '#host/identity/live-sessions.ts'
import { makeLiveHub, type LiveHub } from '#host/live/live-hub.ts'
import { ownHost, PASSWORD, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let hub: LiveHub
let mine: Company
let address: string
beforeAll(async () => {
  host = await ownHost()
  hub = makeLiveHub({ ...liveSessionsOf(host.services), isClosed: host.services.maintenance.isOn })
  Object.assign(host.services, { live: hub })
  hub.attach(host.app.server)
  address = new URL(await host.app.listen({ host: '127.0.0.1', port: 0 })).host
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})
afterAll(async () => {
  await hub.close()
  await host.close()
})

const MINUTE = 60_000
const NEXT = 'la siguiente clave'
const tokenBy = async (password: string): Promise<string> =>
  ((await host.request('POST /api/user/login', { body: { email: mine.email, password } })).body as { token: string })
    .token

/** An open connection and its close code. */
const connect = async (token: string) => {
  const socket = new WebSocket(`ws://${address}/ws`, { origin: `http://${address}` })
  const closed = once(socket, 'close').then(([code]) => code as number)
  await once(socket, 'open')
  socket.send(JSON.stringify({ command: 'create', businessId: Number(mine.businessId), token }))
  await once(socket, 'message')
  return { socket, closed }
}

describe('an open live connection', () => {
  it('is closed when its session ends by a password change, except the one that changed it', async () => {
    const here = await tokenBy(PASSWORD)
    const [own, other] = [await connect(here), await connect(await tokenBy(PASSWORD))]
    await host.request(`PUT /api/user/${mine.userId}/password`, {
      token: here,
      body: { oldPassword: PASSWORD, password: NEXT, confirmPassword: NEXT },
    })
    expect(await other.closed).toBe(4401)
    expect(own.socket.readyState).toBe(WebSocket.OPEN)
    own.socket.close()
  })

  it('is closed by a password reset, for every session', async () => {
    const connections = [await connect(await tokenBy(NEXT)), await connect(await tokenBy(NEXT))]
    await host.request('POST /api/user/resetpassword', { body: { email: mine.email } })
    await host.mailed()
    const code = host.emails
      .findLast(({ button }) => button?.address.includes('/resetpassword/'))
      ?.button?.address.split('/')
      .at(-1)
    await host.request(`POST /api/user/resetpassword/${code}`, {
      body: { password: PASSWORD, confirmPassword: PASSWORD },
    })
    expect(await Promise.all(connections.map(({ closed }) => closed))).toEqual([4401, 4401])
  })

  it('is closed when its session was idle for half an hour, and not that of an active one', async () => {
    const [left, stayed] = [await tokenBy(PASSWORD), await tokenBy(PASSWORD)]
    const [idle, used] = [await connect(left), await connect(stayed)]
    host.world.now += 29 * MINUTE
    await hub.evictExpired()
    expect((await host.request(`GET /api/business/${mine.businessId}/task`, { token: stayed })).status).toBe(200)
    host.world.now += MINUTE
    expect(idle.socket.readyState).toBe(WebSocket.OPEN)
    await hub.evictExpired()
    expect(await idle.closed).toBe(4401)
    expect(used.socket.readyState).toBe(WebSocket.OPEN)
    used.socket.close()
  })
})
