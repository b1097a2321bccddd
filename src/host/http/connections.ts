import type { Server } from 'node:http'
import type { BodyPaces } from './body-watch.ts'
import { subnetOf } from './subnet.ts'

/** Limits of a connection and of an address. */
export interface ConnectionLimits {
  readonly sockets: number
  readonly socketsPerAddress: number
  /** Time limit of all headers of a request. */
  readonly headersMs: number
  readonly bodies: BodyPaces
  /** Between two requests of one connection. */
  readonly keepAliveMs: number
  /** Longest time without traffic in either direction during a request. */
  readonly idleMs: number
  /** The interval of the checks, and so the precision of the limits. */
  readonly checkEveryMs: number
}

/**
 * 150 s are 20 MB at 140 kB/s; the client gives up after 120 s. A kilobyte per second is far below any working
 * connection.
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

/** Counts connections by address, websockets included, and closes those above `most` on arrival. */
export const limitSockets = (server: Server, most: number, onRejected: () => void): void => {
  const open = new Map<string, number>()
  server.prependListener('connection', (socket) => {
    const address = subnetOf(socket.remoteAddress ?? '')
    const count = open.get(address) ?? 0
    if (count >= most) {
      onRejected()
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
