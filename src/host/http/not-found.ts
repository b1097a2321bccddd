import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ClientPage } from './client-page.ts'
import { sendError } from './error-response.ts'
import { invalid, NOT_FOUND } from './host-error.ts'
import { isCall, SECURITY_HEADERS } from './security-headers.ts'

/** The routes of the host as they are mounted from here on, to tell an unknown address from a known one with another method. */
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

/** What no route answers: an address of the client, which gets the client's page; a method that is not served; or nothing at all. */
export const registerNotFound = (
  app: FastifyInstance,
  mounted: ReadonlyArray<MountedRoute>,
  page: ClientPage | undefined,
): void => {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const methods = mounted.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    /* The router passes over a route whose parameter is too long: that address is not found. */
    const isRoute = methods.includes(request.method)
    if (methods.length > 0 && !isRoute) return refuseMethod(reply, methods)
    if (isCall(request) || page === undefined) return sendError(reply, NOT_FOUND)
    if (!isReading(request)) return refuseMethod(reply, ['GET', 'HEAD'])
    if (!isRoute && !hasEnding(path)) return page.send(request, reply)
    return isNavigation(request) ? page.send(request, reply.code(404)) : sendError(reply, NOT_FOUND)
  })
}

/** An address that cannot be decoded, or is too long for its route. Such requests reach no hook, so the headers are set here. */
export const answerUnreadable = (request: FastifyRequest, reply: FastifyReply, page: ClientPage | undefined): void => {
  void reply.headers(SECURITY_HEADERS).header('cache-control', 'no-store')
  if (page !== undefined && !isCall(request) && isNavigation(request)) void page.send(request, reply.code(404))
  else void sendError(reply, invalid([]))
}

const refuseMethod = (reply: FastifyReply, methods: ReadonlyArray<string>): FastifyReply =>
  sendError(reply.header('allow', methods.join(', ')), NOT_FOUND, 405)

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/'

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** No address of the client has an ending: what has one is a file that is missing, or mistyped. */
const hasEnding = (path: string): boolean => /\.[a-z0-9]{1,8}$/i.test(path)

/** A browser that will show the answer to a person. A script or a picture is never answered with a page. */
const isNavigation = (request: FastifyRequest): boolean => {
  const { accept, 'sec-fetch-dest': destination } = request.headers
  return (
    isReading(request) && (destination === undefined ? /\btext\/html\b/.test(accept ?? '') : destination === 'document')
  )
}
