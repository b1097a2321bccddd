import type { Server } from 'node:http'
import type { BodyPaces } from './body-watch.ts'
import { subnetOf } from './subnet.ts'

/** What one connection, and one address, may take of the host. */
export interface ConnectionLimits {
  readonly sockets: number
  readonly socketsPerAddress: number
  /** All headers of a request within this time. */
  readonly headersMs: number
  readonly bodies: BodyPaces
  /** Between two requests of one connection. */
  readonly keepAliveMs: number
  /** A connection on which nothing moves, in either direction, while a request is answered. */
  readonly idleMs: number
  /** How often the times are compared: none is kept more exactly than this. */
  readonly checkEveryMs: number
}

/**
 * 150 s are 20 MB at 140 kB/s; the client itself gives up after 120 s. A kilobyte a second is far below what any line that
 * works brings.
 */
export const STANDARD_CONNECTIONS: ConnectionLimits = {
  sockets: 2_000,
  socketsPerAddress: 200,
  headersMs: 5_000,
  bodies: {
    json: { totalMs: 20_000, windowMs: 5_000, windowBytes: 1_024 },
    upload: { totalMs: 150_000, windowMs: 15_000, windowBytes: 15 * 1_024 },
  },
  keepAliveMs: 5_000,
  idleMs: 180_000,
  checkEveryMs: 1_000,
}

/** Counts connections by address, websockets too, and closes those above `most` as they come. */
export const limitSockets = (server: Server, most: number, onRefused: () => void): void => {
  const open = new Map<string, number>()
  server.prependListener('connection', (socket) => {
    const address = subnetOf(socket.remoteAddress ?? '')
    const count = open.get(address) ?? 0
    if (count >= most) {
      onRefused()
      return void socket.destroy()
    }
    open.set(address, count + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}
