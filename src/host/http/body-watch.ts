import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { MAX_JSON_BYTES } from './json-body.ts'
import { answerRaw } from './raw-answer.ts'

/** Minimum speed of a request body. */
export interface BodyPace {
  /** Time limit of the whole body. */
  readonly totalMs: number
  /** Each window of this length must bring at least `windowBytes`. */
  readonly windowMs: number
  readonly windowBytes: number
}

export interface BodyPaces {
  readonly json: BodyPace
  readonly upload: BodyPace
}

interface Body {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly pace: BodyPace
  readonly startedAt: number
  /** Start of the current window, and the bytes of the connection at that time. */
  window: { readonly from: number; readonly bytes: number }
}

/**
 * Closes connections whose body arrives too slowly. Node has one time limit for all requests, which is either too short
 * for an upload over a slow connection or too long for a client that sends a byte now and then.
 */
export const watchBodies = (server: Server, paces: BodyPaces, checkEveryMs: number): void => {
  const bodies = new Set<Body>()
  server.prependListener('request', (request, response) => {
    if (!hasBody(request)) return
    const startedAt = Date.now()
    const pace = isUpload(request) ? paces.upload : paces.json
    bodies.add({ request, response, pace, startedAt, window: { from: startedAt, bytes: request.socket.bytesRead } })
  })
  const checking = setInterval(() => {
    for (const body of bodies) {
      const {
        request: { complete, socket },
        response,
      } = body
      if (complete || socket.destroyed) bodies.delete(body)
      else if (isTooSlow(body, Date.now())) {
        bodies.delete(body)
        if (response.headersSent) socket.destroy()
        else answerRaw(socket, 408)
      }
    }
  }, checkEveryMs)
  checking.unref()
  server.once('close', () => clearInterval(checking))
}

const isTooSlow = (body: Body, now: number): boolean => {
  const { pace, request, startedAt, window } = body
  if (now - startedAt >= pace.totalMs) return true
  const { bytesRead } = request.socket
  /* Unread data is the host's delay, not the client's. */
  const isEnough = bytesRead - window.bytes >= pace.windowBytes || request.readableLength > 0
  if (isEnough) body.window = { from: now, bytes: bytesRead }
  return !isEnough && now - window.from >= pace.windowMs
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** Larger JSON carries a file. */
const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '') || Number(headers['content-length']) > MAX_JSON_BYTES
