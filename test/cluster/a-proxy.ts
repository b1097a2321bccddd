import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Proxy {
  readonly address: string
  /** How many connections tried to listen. */
  readonly listens: () => number
  /** Cuts as many of the next connections as try to listen, each at its attempt. */
  readonly cutNext: (count: number) => void
}

/** A network before the database, which fails at the statement `listen`. */
export const aProxy = async (address: string): Promise<Proxy> => {
  const url = new URL(address)
  const target = { host: url.hostname, port: Number(url.port) }
  const sockets = new Set<Socket>()
  let toCut = 0
  let listens = 0
  const server = createServer((socket) => {
    const upstream = connect(target)
    for (const one of [socket, upstream]) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => [socket, upstream].forEach((end) => end.destroy()))
    }
    socket.on('data', (data) => {
      if (data.includes('listen "')) {
        listens += 1
        if (toCut > 0) {
          toCut -= 1
          socket.destroy()
          return
        }
      }
      upstream.write(data)
    })
    upstream.pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  url.port = String((server.address() as AddressInfo).port)
  return { address: url.href, listens: () => listens, cutNext: (count) => void (toCut = count) }
}
