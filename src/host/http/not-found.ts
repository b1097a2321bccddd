import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ClientPage } from './client-page.ts'
import { sendError } from './error-answer.ts'
import { NOT_FOUND } from './host-error.ts'
import { isCall } from './security-headers.ts'
import type { Route } from './serve.ts'

/**
 * What no route answers: an address of the client, which gets the client's page; a call by another method; or nothing at all.
 */
export const answerTheRest = (app: FastifyInstance, routes: ReadonlyArray<Route>, page: ClientPage | undefined): void => {
  const patterns = routes.map(({ method, path }) => ({ method, pattern: patternOf(path) }))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (!isCall(request)) return page !== undefined && isPage(request, path) ? page.send(request, reply) : sendError(reply, NOT_FOUND)
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (methods.length === 0) return sendError(reply, NOT_FOUND)
    return sendError(reply.header('allow', methods.join(', ')), NOT_FOUND, 405)
  })
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`)

/** A file that is missing is missing; only an address without an ending can be one of the client's. */
const isPage = ({ method }: FastifyRequest, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !/\.[a-z0-9]{1,8}$/i.test(path)
