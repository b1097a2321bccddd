import * as E from 'fp-ts/Either'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { UploadedFile } from '../financing/invoice-importer.port.ts'
import type { Session } from '../identity/session.ts'
import type { Incoming } from './call.ts'
import { sendError } from './error-answer.ts'
import { refused } from './host-error.ts'
import type { Route } from './serve.ts'

/** A cart of ten thousand invoices is the largest thing that is sent as JSON. */
const MOST_JSON_BYTES = 1024 * 1024
/** Ten megabytes a file, five hundred files, fifty megabytes together. */
const MOST_FILE_BYTES = 10 * 1024 * 1024
const MOST_FILES = 500
const MOST_UPLOAD_BYTES = 50 * 1024 * 1024

export const mountRoutes = (app: FastifyInstance, routes: ReadonlyArray<Route>): void => {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: route.multipart ? MOST_UPLOAD_BYTES : MOST_JSON_BYTES,
      handler: (request, reply) => answer(route, request, reply),
    })
  }
}

const answer = async (route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const hasJson = request.body !== undefined && request.body !== null
  if (route.multipart ? hasJson : request.isMultipart()) {
    return sendError(reply, refused('ERROR_CONTENT_TYPE'))
  }
  const answered = await route.answer(incomingOf(request))
  if (E.isLeft(answered)) return sendError(reply, answered.left)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answered.right))
}

const incomingOf = (request: FastifyRequest): Incoming => ({
  params: request.params,
  query: request.query,
  body: request.isMultipart() ? undefined : request.body,
  authorization: request.headers.authorization,
  idempotencyKey: headerOf(request, 'idempotency-key'),
  requestId: request.id,
  address: request.ip,
  readFiles: () => filesOf(request),
  actsFor: (session) => void sessions.set(request, session),
})

/** Who a request turned out to act for. */
const sessions = new WeakMap<FastifyRequest, Session>()

export const sessionOf = (request: FastifyRequest): Session | undefined => sessions.get(request)

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

class NotMultipart extends Error {
  readonly code = 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
}

/** Files arrive in the field `files`; a name is cut to its last part, so that it is never a path. */
const filesOf = async (request: FastifyRequest): Promise<ReadonlyArray<UploadedFile>> => {
  if (!request.isMultipart()) throw new NotMultipart('files were expected')
  const files: Array<UploadedFile> = []
  for await (const part of request.files({ limits: { fileSize: MOST_FILE_BYTES, files: MOST_FILES, fields: 5 } })) {
    const bytes = await part.toBuffer()
    files.push({ name: (part.filename.split(/[\\/]/).at(-1) ?? '').slice(0, 300), bytes })
  }
  return files
}
