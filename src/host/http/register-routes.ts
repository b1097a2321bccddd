import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/Either'
import { isPendingBody } from '#wire/approvals.codec.ts'
import type { Session } from '../kernel/caller.ts'
import type { RequestContext } from './call.ts'
import { sendError } from './error-response.ts'
import { errorSummary } from './error-summary.ts'
import { hostError } from './host-error.ts'
import { DeferredBody, deferJson, MAX_JSON_BYTES } from './json-body.ts'
import { runTraced } from './observe-calls.ts'
import type { Route } from './route.ts'
import { subnetOf } from './subnet.ts'
import { uploadedFiles, type UploadLimits } from './uploaded-files.ts'

export const registerRoutes = (app: FastifyInstance, routes: ReadonlyArray<Route>, uploads: UploadLimits): void => {
  register(
    app,
    routes.filter(({ carriesFile }) => !carriesFile),
    uploads,
  )
  void app.register(async (scope) => {
    deferJson(scope)
    register(
      scope,
      routes.filter(({ carriesFile }) => carriesFile),
      uploads,
    )
  })
}

const register = (app: FastifyInstance, routes: ReadonlyArray<Route>, uploads: UploadLimits): void => {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: MAX_JSON_BYTES,
      handler: (request, reply) => answer(route, request, reply, uploads),
    })
  }
}

const answer = async (
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  uploads: UploadLimits,
): Promise<FastifyReply> => {
  const hasJson = request.body !== undefined && request.body !== null
  if (route.multipart ? hasJson : request.isMultipart()) {
    return sendError(reply, hostError('ERROR_CONTENT_TYPE'))
  }
  const answered = await runTraced(request, () => route.answer(incomingOf(request, uploads)))
  if (E.isLeft(answered)) return sendError(reply, answered.left)
  const status = isPendingBody(answered.right) ? 202 : 200
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(answered.right))
}

const incomingOf = (request: FastifyRequest, uploads: UploadLimits): RequestContext => ({
  params: request.params,
  query: request.query,
  readBody: async () =>
    request.isMultipart() ? undefined : request.body instanceof DeferredBody ? request.body.read() : request.body,
  authorization: request.headers.authorization,
  idempotencyKey: wholeHeader(request.headers['idempotency-key']),
  ifMatch: request.headers['if-match'],
  requestId: request.id,
  address: subnetOf(request.ip),
  userAgent: request.headers['user-agent'],
  readFiles: () => uploadedFiles(request, uploads),
  setSubject: (session) => void sessions.set(request, session),
  onStorageFull: (business, stored) => request.log.warn({ business, stored }, 'storage quota reached'),
  onEffectError: (error) => request.log.error(errorSummary(error), 'effect failed after the commit'),
})

/** Who a request turned out to act for. */
const sessions = new WeakMap<FastifyRequest, Session>()

export const sessionOf = (request: FastifyRequest): Session | undefined => sessions.get(request)

const wholeHeader = (value: string | ReadonlyArray<string> | undefined): string | undefined =>
  value === undefined || typeof value === 'string' ? value : value.join(',')
