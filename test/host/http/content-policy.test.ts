import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { liveSessionsOf } from '#host/identity/live-sessions.ts'
import { makeLiveHub } from '#host/live/live-hub.ts'
import { ownHost, type AHost } from '#test/host/server/a-host.ts'
import { AMPLE } from '#test/support/ample.ts'
import { AS_A_PERSON, clientAddresses, everyAddress, policyFaults } from './every-address.ts'
import { rawClient } from './raw-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'anticipo-policy-'))
let host: AHost
beforeAll(async () => {
  cpSync(fileURLToPath(new URL('../../../public/', import.meta.url)), folder, { recursive: true })
  mkdirSync(join(folder, 'assets'))
  for (const name of [
    'index.html',
    'start.html',
    'assets/app-1a.js',
    'assets/app-1a.js.br',
    'assets/app-1a.css',
    'assets/font-1a.woff2',
    'robots.txt',
  ]) {
    writeFileSync(
      join(folder, name),
      name.endsWith('.html') ? '<!doctype html><style>a{}</style><script>1</script>' : 'x',
    )
  }
  host = await ownHost({ clientFolder: folder })
  await host.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Parses the headers of a raw response. */
const headersIn = (answer: string) => {
  const [head = ''] = answer.split('\r\n\r\n', 1)
  const lines = head
    .split('\r\n')
    .slice(1)
    .map((line) => [line.split(': ', 1)[0]?.toLowerCase(), line.slice(line.indexOf(': ') + 2)] as const)
  return (name: string): string | undefined => new Map(lines).get(name)
}

describe('the content security policy', () => {
  it('is in the response of every address, for users, scripts and frames', async () => {
    const addresses = everyAddress(folder)
    expect(addresses.length).toBeGreaterThan(250)
    for (const { method, url } of addresses) {
      for (const headers of [AS_A_PERSON, { accept: '*/*' }, { 'sec-fetch-dest': 'iframe', 'accept-encoding': 'br' }]) {
        const answer = await host.app.inject({ method: method as 'GET', url, headers })
        const faults = policyFaults((name) => answer.headers[name]?.toString())
        expect([method, url, answer.statusCode, faults]).toEqual([method, url, answer.statusCode, []])
      }
    }
  })

  it('is in responses without a route', async () => {
    const live = makeLiveHub({ ...liveSessionsOf(host.services), isClosed: host.services.maintenance.isOn })
    live.attach(host.app.server)
    const requests = {
      'no HTTP': 'NONSENSE\r\n\r\n',
      'headers too large': `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
      'an expectation': 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: the best\r\n\r\n',
      'two lengths': 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      'a socket from elsewhere':
        'GET /ws HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      'an address in full':
        'GET http://x/orders/7.0 HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
    }
    for (const [name, request] of Object.entries(requests)) {
      const { closed, socket } = await rawClient(host.app.server)
      socket.write(request)
      const answer = await closed
      expect([name, answer.startsWith('HTTP/1.1 '), policyFaults(headersIn(answer))]).toEqual([name, true, []])
    }
    await live.close()
  })

  it("is checked for the paths in the client's table of routes", () => {
    expect(clientAddresses()).toEqual(
      expect.arrayContaining([
        '/',
        '/start/login',
        '/start/register',
        '/resetpassword/7',
        '/completeregister',
        '/finance/directo',
        '/orders/7',
        '/payrolls/7',
        '/xtracker',
        '/user/profile/legal',
        '/nowhere',
      ]),
    )
  })

  it('counts as missing when any part of it is', () => {
    expect(policyFaults(() => undefined)).toContain('default-src')
    const whole = headersIn(`HTTP/1.1 200 OK\r\ncontent-security-policy: default-src 'none'\r\n\r\n`)
    expect(policyFaults(whole)).toEqual(expect.arrayContaining(['base-uri', 'frame-ancestors', 'x-frame-options']))
  })
})

describe('an address', () => {
  it('with two consecutive slashes redirects to the one with one, never to another host', async () => {
    for (const [from, to] of [
      ['//', '/'],
      ['//evil.example', '/evil.example'],
      ['/orders//7?a=//b', '/orders/7?a=//b'],
      ['/\\\\//evil.example', '/evil.example'],
    ] as const) {
      const { closed, socket } = await rawClient(host.app.server)
      socket.write(`GET ${from} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      const answer = await closed
      expect([from, answer.slice(9, 12), headersIn(answer)('location')]).toEqual([from, '302', to])
    }
  })
})

describe('a host that shuts down', () => {
  it('responds with a retry time, in the format of every error', async () => {
    const other = await ownHost()
    await other.app.listen({ host: '127.0.0.1', port: 0 })
    const { closed, socket } = await rawClient(other.app.server)
    await new Promise<void>(
      (resolve) => void socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n', () => resolve()),
    )
    const end = other.close()
    await vi.waitUntil(() => !other.app.server.listening, AMPLE)
    socket.write('\r\n')
    const answer = await closed
    await end
    expect([
      answer.slice(0, 12),
      answer.includes('ERROR_BUSY'),
      headersIn(answer)('retry-after'),
      policyFaults(headersIn(answer)),
    ]).toEqual(['HTTP/1.1 503', true, '5', []])
  })
})
