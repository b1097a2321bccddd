import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchBodies } from '#host/http/body-watch.ts'
import { STANDARD_CONNECTIONS } from '#host/http/connections.ts'
import { AMPLE } from '#test/support/ample.ts'
import { listening, rawClient, type RawClient } from './raw-client.ts'

const {
  bodies: { json, upload },
  checkEveryMs,
} = STANDARD_CONNECTIONS
const MB = 1024 * 1024

/** Fake timers for the watch; the connection is real. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))

let server: Server
afterEach(() => {
  server.close()
  server.closeAllConnections()
  vi.useRealTimers()
})

interface Sending extends RawClient {
  /** Sends this many bytes of the body, and resolves when the host has read them. */
  readonly send: (bytes: number) => Promise<void>
  readonly request: IncomingMessage
}

/** A request whose headers have arrived. */
const sending = async (type: string, length: number): Promise<Sending> => {
  server = await listening(createServer())
  watchBodies(server, STANDARD_CONNECTIONS.bodies, checkEveryMs)
  const arrived = once(server, 'request')
  const client = await rawClient(server)
  client.socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`)
  const [request, response] = await arrived
  let read = 0
  const progress = { wanted: 0, reached: (): void => undefined }
  request.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read >= progress.wanted) progress.reached()
  })
  request.on('error', () => undefined)
  request.on('end', () => response.end())
  return {
    ...client,
    request,
    send: (bytes) =>
      new Promise<void>((resolve) => {
        progress.wanted = read + bytes
        progress.reached = resolve
        client.socket.write(Buffer.alloc(bytes))
      }),
  }
}

const MULTIPART = 'multipart/form-data; boundary=x'
const pass = (ms: number): void => void vi.advanceTimersByTime(ms)

describe('a body', () => {
  it('of 20 MB arrives over a connection of 200 kB/s', async () => {
    const { closed, request, send, socket } = await sending(MULTIPART, 20 * MB)
    for (let left = 20 * MB; left > 0; left -= 200_000) {
      await send(Math.min(left, 200_000))
      pass(1_000)
    }
    socket.end()
    expect(await closed).toContain('200 OK')
    expect(request.complete).toBe(true)
  })

  it('that stalls is aborted after the window of an upload, with a response', async () => {
    const { closed, send, socket } = await sending(MULTIPART, MB)
    await send(100_000)
    pass(checkEveryMs)
    pass(upload.windowMs - checkEveryMs)
    expect(socket.readyState).toBe('open')
    pass(checkEveryMs)
    const answer = await closed
    expect(answer).toContain('408 Request Timeout')
    expect(answer).toContain('content-security-policy: default-src')
  })

  it('that arrives a few bytes at a time is aborted too', async () => {
    const { closed, send } = await sending(MULTIPART, MB)
    for (let ms = 0; ms < upload.windowMs; ms += 1_000) {
      await send(10)
      pass(1_000)
    }
    expect(await closed).toContain('408')
  })

  it('that exceeds the total time is aborted', async () => {
    const { closed, send } = await sending(MULTIPART, 20 * MB)
    for (let ms = 0; ms < upload.totalMs; ms += 5_000) {
      await send(upload.windowBytes)
      pass(5_000)
    }
    expect(await closed).toContain('408')
  })

  it('of a call has less time than one of an upload', async () => {
    const { closed, send } = await sending('application/json', MB)
    for (let ms = 0; ms < json.totalMs; ms += 1_000) {
      await send(json.windowBytes)
      pass(1_000)
    }
    expect(await closed).toContain('408')
    expect(json.totalMs).toBeLessThan(upload.totalMs)
  })

  it('that waits in the host to be read does not count as stalled', async () => {
    const { request, send, socket } = await sending(MULTIPART, 2 * MB)
    await send(100)
    request.pause()
    socket.write(Buffer.alloc(MB))
    await vi.waitUntil(() => request.readableLength > 0, AMPLE)
    pass(2 * upload.windowMs)
    expect([request.socket.destroyed, socket.readyState]).toEqual([false, 'open'])
  })
})
