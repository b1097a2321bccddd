import type { FastifyInstance } from 'fastify'
import { sendError } from './error-response.ts'
import { invalid, retryLater } from './host-error.ts'
import { answerRaw } from './raw-answer.ts'

const RETRY_SECONDS = 5

/** Handles protocol errors that Node and Fastify would answer without the common headers and format. */
export const rejectBrokenProtocol = (app: FastifyInstance): void => {
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.server.on('checkExpectation', ({ socket }) => answerRaw(socket, 417))
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    if (isClosing) return sendError(reply, retryLater('ERROR_BUSY', RETRY_SECONDS))
    return headers.host === undefined && raw.httpVersion === '1.1' ? sendError(reply, invalid([])) : undefined
  })
}
