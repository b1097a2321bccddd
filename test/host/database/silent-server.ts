import { createServer, type AddressInfo, type Socket } from 'node:net'

const AUTHENTICATED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0])
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/** A stopped PostgreSQL server: it accepts connections and never answers a statement. */
export interface SilentServer {
  readonly address: string
  /** The number of accepted connections. */
  readonly connections: () => number
  /** Resolves when a client waits for a response. */
  readonly asked: Promise<void>
  readonly close: () => Promise<void>
}

/** `greets`: it stopped after the authentication; otherwise it never responds. */
export const silentServer = async (greets: boolean): Promise<SilentServer> => {
  const sockets: Array<Socket> = []
  let isAsked = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => {
      if (!greets) return
      socket.write(Buffer.concat([AUTHENTICATED, READY]))
      socket.once('data', () => isAsked())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `postgres://user@127.0.0.1:${port}/none`,
    connections: () => sockets.length,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
