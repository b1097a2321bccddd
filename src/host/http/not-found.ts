import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ClientPage } from './client-page.ts'
import { sendError } from './error-response.ts'
import { invalid, NOT_FOUND } from './host-error.ts'
import { isCall, SECURITY_HEADERS } from './security-headers.ts'

/** Collects the routes registered from here on, to distinguish an unknown path from a known one with another method. */
export const mountedRoutes = (app: FastifyInstance): ReadonlyArray<MountedRoute> => {
  const mounted: Array<MountedRoute> = []
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return
    for (const one of [method].flat()) mounted.push({ method: one, pattern: patternOf(url) })
  })
  return mounted
}

interface MountedRoute {
  readonly method: string
  readonly pattern: RegExp
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`)

/**
 * Handles requests without a route: a path of the client gets the client's page, a known path with another method 405,
 * others 404.
 */
export const registerNotFound = (
  app: FastifyInstance,
  mounted: ReadonlyArray<MountedRoute>,
  page: ClientPage | undefined,
): void => {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const methods = mounted.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    /* The router skips a route with a too long parameter: that path is not found. */
    const isRoute = methods.includes(request.method)
    if (methods.length > 0 && !isRoute) return rejectMethod(reply, methods)
    if (isCall(request) || page === undefined) return sendError(reply, NOT_FOUND)
    if (!isReading(request)) return rejectMethod(reply, ['GET', 'HEAD'])
    if (!isRoute && !hasEnding(path)) return page.send(request, reply)
    return isNavigation(request) ? page.send(request, reply.code(404)) : sendError(reply, NOT_FOUND)
  })
}

/**
 * A URL that cannot be decoded, or is too long for its route. Such requests reach no hook, so the headers are set here.
 */
export const answerUnreadable = (request: FastifyRequest, reply: FastifyReply, page: ClientPage | undefined): void => {
  void reply.headers(SECURITY_HEADERS).header('cache-control', 'no-store')
  if (page !== undefined && !isCall(request) && isNavigation(request)) void page.send(request, reply.code(404))
  else void sendError(reply, invalid([]))
}

const rejectMethod = (reply: FastifyReply, methods: ReadonlyArray<string>): FastifyReply =>
  sendError(reply.header('allow', methods.join(', ')), NOT_FOUND, 405)

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/'

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Client paths have no extension: one with an extension is a missing or mistyped file. */
const hasEnding = (path: string): boolean => /\.[a-z0-9]{1,8}$/i.test(path)

/** A page load by a user. Scripts and images never get a page as response. */
const isNavigation = (request: FastifyRequest): boolean => {
  const { accept, 'sec-fetch-dest': destination } = request.headers
  return (
    isReading(request) && (destination === undefined ? /\btext\/html\b/.test(accept ?? '') : destination === 'document')
  )
}
