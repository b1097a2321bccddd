import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface FakeHost {
  /** `127.0.0.1:4300` */
  readonly address: string
  /** The methods of the calls that arrived, health checks apart. */
  readonly calls: () => ReadonlyArray<string>
}

/** The host behind a balancer: it answers, or does what hosts in trouble do. */
export const aFakeHost = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  isReady = true,
): Promise<FakeHost> => {
  const calls: Array<string> = []
  const server = createServer((request, response) => {
    if (request.url === '/health/ready') return void response.writeHead(isReady ? 200 : 503).end()
    calls.push(request.method ?? '')
    request.resume()
    request.once('end', () => answer(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, calls: () => calls }
}
