import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { limitSockets, type ConnectionLimits } from '#host/http/connections.ts'
import { buildServer } from '#host/server/http-server.ts'
import { aHost, type AHost } from '#test/host/server/a-host.ts'
import { listening, rawClient } from './raw-client.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

const lines: Array<string> = []
let app: FastifyInstance
afterEach(() => app.close())

const begin = async (connections: Partial<ConnectionLimits>, behindProxy = false): Promise<void> => {
  lines.length = 0
  const log = { level: 'debug', stream: { write: (line: string) => void lines.push(line) } }
  app = await buildServer(host.services, {
    clientFolder: '/nowhere',
    behindProxy,
    connections,
    log,
    readiness: host.readiness,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
}
const GET = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** The response to `text` until the end of the connection. */
const answerTo = async (text: string, from?: string): Promise<string> => {
  const { closed, socket } = await rawClient(app.server, from)
  socket.end(text)
  return closed
}

/** Opens connections, each with a response. */
const hold = (count: number, from: string) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const client = await rawClient(app.server, from)
      client.socket.write(GET)
      await once(client.socket, 'data')
      return client
    }),
  )

describe('one address', () => {
  it('may have its maximum of connections, while another address is served', async () => {
    await begin({ socketsPerAddress: 20 })
    const held = await hold(20, '127.0.0.2')
    expect(await answerTo(GET, '127.0.0.2')).toBe('')
    expect(await answerTo(GET, '127.0.0.3')).toContain('200 OK')
    held[0]?.socket.end()
    await held[0]?.closed
    await hold(1, '127.0.0.2')
    expect(lines.filter((line) => line.includes('too many from one address'))).toHaveLength(1)
    for (const { socket } of held) socket.destroy()
  })

  it("behind a proxy is the proxy's, and is not limited", async () => {
    await begin({ socketsPerAddress: 2 }, true)
    const held = await hold(5, '127.0.0.2')
    for (const { socket } of held) socket.destroy()
  })

  it('counts its websockets too', async () => {
    await begin({})
    const server = await listening(createServer())
    limitSockets(server, 1, () => undefined)
    server.on('upgrade', (_request, stream) => void stream.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
    const { socket } = await rawClient(server, '127.0.0.2')
    socket.write('GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    await once(socket, 'data')
    expect(await (await rawClient(server, '127.0.0.2')).closed).toBe('')
    socket.destroy()
    server.close()
  })
})

describe('a connection', () => {
  it('without complete headers, or without any data, is closed', async () => {
    await begin({ headersMs: 50, checkEveryMs: 10 })
    for (const text of ['', 'GET / HTTP/1.1\r\nHost: localhost\r\n']) {
      const { closed, socket } = await rawClient(app.server)
      socket.write(text)
      expect(await closed).toContain('408')
    }
  })

  it('without its body is closed, with or without a response', async () => {
    const stopped = { totalMs: 500, windowMs: 500, windowBytes: 1 }
    await begin({ checkEveryMs: 10, bodies: { json: stopped, upload: stopped } })
    const unanswered = await rawClient(app.server)
    unanswered.socket.write(
      'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    )
    expect(await unanswered.closed).toContain('408')
    const answered = await rawClient(app.server)
    answered.socket.write(
      'POST /api/business/1/invoice/import HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 90\r\n\r\n-',
    )
    expect(await answered.closed).toMatch(/^HTTP\/1.1 40[14]/)
    expect(lines.join('')).not.toContain('call failed')
  })

  it('without traffic is closed', async () => {
    await begin({ idleMs: 50 })
    const { closed } = await rawClient(app.server)
    expect(await closed).toBe('')
  })
})
