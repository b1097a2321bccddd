import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { clientPageIn } from './http/client-page.ts'
import { onThrown, sendError } from './http/error-answer.ts'
import { serveHealth } from './http/health.ts'
import { invalid } from './http/host-error.ts'
import { acceptJson } from './http/json-body.ts'
import { refuseInMaintenance } from './http/maintenance-guard.ts'
import { mountRoutes } from './http/mount.ts'
import { answerTheRest } from './http/not-found.ts'
import { refuseOtherSites } from './http/origin-guard.ts'
import { logAnswers, logOptions, type LogOptions } from './http/request-log.ts'
import { routesOf } from './http/routes.ts'
import { secureAnswers, SECURITY_HEADERS } from './http/security-headers.ts'
import { serveClient } from './http/static-client.ts'
import { serveEmailPage } from './identity/serve-email-page.ts'
import type { HostParts } from './parts.ts'
import { serveReport } from './report/serve-report.ts'

export interface ServerOptions {
  /** The folder of the built client. */
  readonly clientFolder: string
  /** One proxy in front says where a request comes from: only what it added itself is believed. */
  readonly behindProxy: boolean
  readonly log: LogOptions
}

const REQUEST_TIMEOUT_MS = 10_000
const HEADERS_TIMEOUT_MS = 5_000
const KEEP_ALIVE_MS = 5_000
const SOCKETS = 2_000

/** Whoever is connected to the host is the proxy; what stands before it in the list of addresses, anybody may have written. */
const isNextHop = (_address: string, hop: number): boolean => hop === 0

/** The HTTP side of the host, ready to listen. */
export const buildServer = async (parts: HostParts, { clientFolder, behindProxy, log }: ServerOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: logOptions(log) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: behindProxy && isNextHop,
    exposeHeadRoutes: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: 100, caseSensitive: true },
    frameworkErrors: (_error, _request, reply) => {
      void reply.headers(SECURITY_HEADERS).header('cache-control', 'no-store')
      void sendError(reply, invalid([]))
    },
  })
  app.server.maxConnections = SOCKETS
  app.setErrorHandler(onThrown)
  secureAnswers(app)
  refuseOtherSites(app)
  refuseInMaintenance(app, parts.maintenance)
  logAnswers(app)
  acceptJson(app)
  await app.register(multipart)
  const routes = routesOf(parts)
  mountRoutes(app, routes)
  serveHealth(app, parts.database)
  serveReport(app, parts)
  serveEmailPage(app, parts)
  const page = clientPageIn(clientFolder, parts.maintenance.isOn)
  if (page !== undefined) await serveClient(app, clientFolder, page)
  answerTheRest(app, routes, page)
  await app.ready()
  return app
}
