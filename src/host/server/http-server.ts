import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { registerSignaturePage } from '../documents/index.ts'
import { watchBodies } from '../http/body-watch.ts'
import { clientPageIn } from '../http/client-page.ts'
import { limitSockets, STANDARD_CONNECTIONS, type ConnectionLimits } from '../http/connections.ts'
import { onThrown } from '../http/error-response.ts'
import { endConnectionsWhileDraining, serveHealth } from '../http/health.ts'
import { acceptJson } from '../http/json-body.ts'
import { registerNotFound, answerUnreadable, mountedRoutes } from '../http/not-found.ts'
import { observeCalls, type CallObservers } from '../http/observe-calls.ts'
import { answerParserError } from '../http/raw-answer.ts'
import { registerRoutes } from '../http/register-routes.ts'
import {
  rejectBrokenProtocol,
  rejectCrossOrigin,
  rejectDuringMaintenance,
  rejectUnknownHosts,
} from '../http/request-guards.ts'
import { logResponses, logOptions, type LogOptions } from '../http/request-log.ts'
import { registerSecurityHeaders } from '../http/security-headers.ts'
import { serveClient } from '../http/static-client.ts'
import { registerEmailConfirmationPage } from '../identity/index.ts'
import { knownHosts, type KnowsHost } from '../kernel/known-hosts.ts'
import { serveReport } from '../report/index.ts'
import { registerMutePage } from '../shell/index.ts'
import type { Readiness } from './readiness.ts'
import { routesOf } from './routes.ts'
import type { HostServices } from './services.ts'

export interface ServerOptions {
  /** The folder of the built client. */
  readonly clientFolder: string
  /** Trust the client address that a single proxy adds. */
  readonly behindProxy: boolean
  /** Without it, the name of the public address. */
  readonly knowsHost?: KnowsHost | undefined
  readonly log: LogOptions
  readonly readiness: Pick<Readiness, 'health' | 'isDraining'>
  /** Deviations from the defaults. */
  readonly connections?: Partial<ConnectionLimits> | undefined
  readonly observers?: CallObservers | undefined
}

/** The client of the host is the proxy; earlier addresses of the list are untrusted. */
const isNextHop = (_address: string, hop: number): boolean => hop === 0

/** Creates the HTTP server, ready to listen. */
export const buildServer = async (services: HostServices, options: ServerOptions): Promise<FastifyInstance> => {
  const { clientFolder, behindProxy, log, observers = {}, readiness } = options
  const connections: ConnectionLimits = { ...STANDARD_CONNECTIONS, ...options.connections }
  const page = clientPageIn(clientFolder, services.maintenance.isOn, services.clock.now)
  const app = fastify({
    logger: logOptions(log) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: behindProxy && isNextHop,
    exposeHeadRoutes: false,
    requestTimeout: 0,
    keepAliveTimeout: connections.keepAliveMs,
    connectionTimeout: connections.idleMs,
    return503OnClosing: false,
    http: {
      headersTimeout: connections.headersMs,
      connectionsCheckingInterval: connections.checkEveryMs,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
    clientErrorHandler: answerParserError,
    routerOptions: { maxParamLength: 100, caseSensitive: true },
    frameworkErrors: (_error, request, reply) => answerUnreadable(request, reply, page),
  })
  limitConnections(app, connections, behindProxy)
  app.setErrorHandler(onThrown)
  observeCalls(app, observers)
  registerSecurityHeaders(app)
  endConnectionsWhileDraining(app, readiness)
  rejectBrokenProtocol(app)
  rejectUnknownHosts(app, options.knowsHost ?? knownHosts(() => [new URL(services.publicAddress()).hostname]))
  rejectCrossOrigin(app)
  rejectDuringMaintenance(app, services.maintenance)
  logResponses(app)
  acceptJson(app)
  await app.register(multipart)
  const mounted = mountedRoutes(app)
  registerRoutes(app, routesOf(services), services.readingLimits)
  serveHealth(app, readiness)
  serveReport(app, services)
  registerEmailConfirmationPage(app, services)
  registerSignaturePage(app, services)
  registerMutePage(app, services)
  if (page !== undefined) await serveClient(app, clientFolder, page)
  registerNotFound(app, mounted, page)
  await app.ready()
  return app
}

/** Behind a proxy every connection is the proxy's, so that the proxy must limit addresses. */
const limitConnections = ({ log, server }: FastifyInstance, limits: ConnectionLimits, behindProxy: boolean): void => {
  server.maxConnections = limits.sockets
  watchBodies(server, limits.bodies, limits.checkEveryMs)
  if (behindProxy) return
  let notedAt = -Infinity
  limitSockets(server, limits.socketsPerAddress, () => {
    if (Date.now() - notedAt < REJECTIONS_NOTED_EVERY_MS) return
    notedAt = Date.now()
    log.warn('connections rejected: too many from one address')
  })
}

const REJECTIONS_NOTED_EVERY_MS = 60_000
