import { once } from 'node:events'
import { connect, type AddressInfo, type Server, type Socket } from 'node:net'

/** A connection to a local server, from the given loopback address. */
export const rawClient = async (server: Server, from = '127.0.0.1'): Promise<RawClient> => {
  const { port } = server.address() as AddressInfo
  const socket = connect({ host: '127.0.0.1', port, localAddress: from })
  let received = ''
  socket.setEncoding('latin1').on('data', (text) => void (received += String(text)))
  /* An aborted connection may end with an error, which tests ignore. */
  socket.on('error', () => undefined)
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  await once(socket, 'connect')
  return { socket, closed }
}

export interface RawClient {
  readonly socket: Socket
  /** All received data, after the end of the connection. */
  readonly closed: Promise<string>
}

export const listening = async <S extends Server>(server: S): Promise<S> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
