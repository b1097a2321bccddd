import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { makeApiClient } from '#infrastructure/http/api-client.ts'
import { makeApiCall } from '#infrastructure/http/api-call.ts'
import { endpoints } from '#wire/endpoints.ts'
import { makeSessionHeader } from '#test/support/fakes/session-header.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'

const servers: Array<Server> = []

const serve = async (listener: RequestListener) => {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const session = makeSessionHeader()
  return makeApiCall(makeApiClient({ baseUrl: `http://127.0.0.1:${port}`, session }), makeFakeTime().scheduler)
}

afterEach(() => servers.splice(0).forEach((server) => server.close()))

const logIn = (call: Awaited<ReturnType<typeof serve>>) =>
  call(endpoints.login, { body: { email: 'a@b.cl', password: 'x' } })()

describe('a real transport', () => {
  it('that is cut midway reports an unreachable host', async () => {
    const call = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"token":')
      setImmediate(() => response.destroy())
    })
    expect(await logIn(call)).toMatchObject({ _tag: 'Left' })
  })

  it('that responds endlessly is aborted', async () => {
    const call = await serve((_, response) => {
      const chunk = 'x'.repeat(1024 * 1024)
      const more = (): void => {
        if (!response.destroyed) response.write(chunk, () => setImmediate(more))
      }
      response.writeHead(200)
      more()
    })
    expect(await logIn(call)).toEqual({ _tag: 'Left', left: { _tag: 'Undecodable', at: ['body: too large'] } })
  })

  it('that redirects is not followed', async () => {
    const call = await serve((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())
    expect(await logIn(call)).toMatchObject({ left: { _tag: 'Rejected', code: 'ERROR_UNKNOWN_ERROR' } })
  })

  it('carries JSON', async () => {
    let seen = ''
    const call = await serve((request, response) => {
      request.on('data', (chunk: Buffer) => (seen += chunk.toString()))
      request.on('end', () => response.end(JSON.stringify({ token: request.headers['content-type'] })))
    })
    expect(await logIn(call)).toMatchObject({ right: { token: 'application/json' } })
    expect(JSON.parse(seen)).toEqual({ email: 'a@b.cl', password: 'x' })
  })
})
