import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { liveSessionsOf } from '#host/identity/live-sessions.ts'
import { makeLiveHub } from '#host/live/live-hub.ts'
import { stopHost, type Drain, type StoppedHost } from '#host/server/stop-host.ts'
import { rawClient } from '#test/host/http/raw-client.ts'
import { AMPLE } from '#test/support/ample.ts'
import { ownHost, type AHost } from './a-host.ts'

const GET = 'GET /health/ready HTTP/1.1\r\nHost: localhost\r\n\r\n'
const CALL =
  'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n'

let host: AHost | undefined
afterEach(() => host?.close())

/** A host that listens, whose other parts note when they were told to end. */
const aRunningHost = async () => {
  const running = await ownHost()
  host = running
  const { app, readiness } = running
  await app.listen({ host: '127.0.0.1', port: 0 })
  const hub = makeLiveHub({ ...liveSessionsOf(running.services), isClosed: readiness.isDraining })
  hub.attach(app.server)
  const ended: Array<string> = []
  const ends = (name: string) => async () => void ended.push(name)
  const stopped: StoppedHost = {
    readiness,
    connections: hub,
    jobs: { stop: ends('jobs') },
    signatures: { stop: ends('signatures') },
    repeated: [{ stop: ends('task') }],
    mail: { close: ends('mail') },
    verifier: { close: ends('verifier') },
    workers: { close: ends('workers') },
  }
  const hurry = new AbortController()
  const { port } = app.server.address() as AddressInfo
  const address = `127.0.0.1:${port}`
  return {
    app,
    ended,
    hurry,
    address,
    stop: (drain: Partial<Drain>) => stopHost({ app }, stopped, { waitMs: 0, hurried: hurry.signal, ...drain }),
    page: async () => {
      const socket = new WebSocket(`ws://${address}/ws`, { origin: `http://${address}` })
      const closed = new Promise<number>((resolve) => socket.once('close', resolve))
      await once(socket, 'open')
      return { closed }
    },
    /** A client that upgrades and then neither reads nor answers. */
    silentPage: async () => {
      const socket = connect({ host: '127.0.0.1', port })
      socket.on('error', () => undefined)
      socket.write(
        `GET /ws HTTP/1.1\r\nHost: ${address}\r\nOrigin: http://${address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      )
      await once(socket, 'data')
      return socket
    },
    /** A call whose body is not complete. */
    beginCall: async () => {
      const begun = once(app.server, 'request')
      const client = await rawClient(app.server)
      client.socket.write(`${CALL}{`)
      await begun
      return client
    },
    ask: async () => {
      const { closed, socket } = await rawClient(app.server)
      socket.write(GET)
      return closed
    },
  }
}

describe('a host that was told to stop', () => {
  it('is not ready at once, takes no new work, and serves during the wait over connections that end', async () => {
    const { ask, ended, hurry, page, stop } = await aRunningHost()
    const { closed } = await page()
    const stopped = stop({ waitMs: 600_000 })
    const answer = await ask()
    expect(answer).toMatch(/^HTTP\/1\.1 503/)
    expect(answer).toMatch(/^connection: close\r$/im)
    expect(answer).toContain('"reasons":["DRAINING"]')
    await expect(page()).rejects.toThrow('503')
    expect(ended).toEqual(['jobs', 'signatures', 'task'])
    hurry.abort()
    await stopped
    await closed
  })

  it('then closes its websockets with the code of a host that goes away, and takes no more connections', async () => {
    const { app, ended, page, stop } = await aRunningHost()
    const { closed } = await page()
    await stop({})
    expect([await closed, app.server.listening]).toEqual([1001, false])
    expect(ended).toEqual(['jobs', 'signatures', 'task', 'mail', 'verifier', 'workers'])
  })

  it('answers the calls that have begun', async () => {
    const { app, beginCall, stop } = await aRunningHost()
    const { closed, socket } = await beginCall()
    const stopped = stop({})
    await vi.waitUntil(() => !app.server.listening, AMPLE)
    socket.write('}')
    expect(await closed).toMatch(/^HTTP\/1\.1 400.*"errorCode":"ERROR_VALIDATION"/s)
    await stopped
  })

  it('ends calls that are not answered and pages that do not answer after the time for them', async () => {
    const { beginCall, silentPage, stop } = await aRunningHost()
    const page = await silentPage()
    const { closed } = await beginCall()
    await stop({ graceMs: 20 })
    expect(await closed).toBe('')
    page.destroy()
  })

  it('ends them at once when it is told again', async () => {
    const { beginCall, hurry, silentPage, stop } = await aRunningHost()
    const page = await silentPage()
    const { closed } = await beginCall()
    const stopped = stop({ waitMs: 600_000, graceMs: 600_000 })
    hurry.abort()
    await stopped
    expect(await closed).toBe('')
    page.destroy()
  })
})
