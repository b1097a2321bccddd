import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLocalHost, knownHosts } from '#host/kernel/known-hosts.ts'
import { makeLiveHub } from '#host/live/live-hub.ts'
import { aHost, type AHost } from '#test/host/server/a-host.ts'

const OURS = [
  'anticipo.example',
  'ANTICIPO.example:8443',
  'localhost:4300',
  'anticipo.localhost',
  '127.0.0.1',
  '[::1]:4300',
  '10.0.0.11:4300',
  'anticipo.example.',
]
const OTHERS = [
  'evil.example',
  'evil.example:4300',
  'anticipo.example.evil.example',
  'localhost.evil.example',
  '',
  ' ',
  'a@anticipo.example',
  '127.0.0.1.evil.example',
]

describe('a host with a public name', () => {
  const knows = knownHosts(() => ['anticipo.example'])

  it.each(OURS)('knows %j as its own', (header) => {
    expect(knows(header)).toBe(true)
  })

  it.each(OTHERS)('does not know %j', (header) => {
    expect(knows(header)).toBe(false)
  })
})

describe('a page whose name was made to resolve to the host', () => {
  let host: AHost
  beforeAll(async () => {
    host = await aHost()
  })
  afterAll(() => host.close())
  const status = async (path: string, name: string): Promise<number> =>
    (await host.request(`GET ${path}`, { headers: { host: name } })).status

  it.each(['/', '/api/holiday?country=CL', '/verifyemail/abc', '/reports/xtracker'])('is rejected %s', async (path) => {
    expect(await status(path, 'evil.example')).toBe(421)
    expect(await status(path, 'anticipo.example')).not.toBe(421)
  })

  it('is told whether the host is alive, like every balancer', async () => {
    expect(await status('/health/live', 'evil.example')).toBe(200)
    expect(await status('/health/live/../../', 'evil.example')).toBe(421)
  })
})

describe('a websocket of such a page', () => {
  const hub = makeLiveHub({
    authenticate: async () => undefined,
    now: Date.now,
    isClosed: () => false,
    activeSessions: async () => new Set(),
  })
  let server: Server
  beforeAll(async () => {
    server = createServer()
    hub.attach(server, isLocalHost)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    await hub.close()
    await new Promise((resolve) => server.close(resolve))
  })

  it('is rejected, though its origin is the name that it asks for', async () => {
    const { port } = server.address() as AddressInfo
    const headers = {
      host: 'evil.example',
      origin: 'http://evil.example',
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    }
    const answered = await new Promise<number | undefined>((resolve, reject) => {
      const sent = ask({ host: '127.0.0.1', port, path: '/ws', headers })
      sent.on('response', (answer) => resolve(answer.resume().statusCode))
      sent.on('upgrade', () => resolve(101))
      sent.on('error', reject)
      sent.end()
    })
    expect(answered).toBe(421)
  })
})
