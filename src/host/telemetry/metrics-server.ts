import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLocalHost } from '../kernel/known-hosts.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsServer {
  readonly address: string
  readonly close: () => Promise<void>
}

/**
 * Serves the metrics on a listener of this machine only: they tell how much business the host does and how near it is to its limits,
 * and have no sign-in.
 */
export const serveMetrics = async (port: number, { contentType, text }: Metrics): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    request.resume()
    if (!isLocalHost(request.headers.host)) return void response.writeHead(421).end()
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end()
    text().then(
      (metrics) => response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(metrics),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: used } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${used}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
