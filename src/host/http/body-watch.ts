import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { answerRaw } from './raw-answer.ts'

/** How slowly a body may arrive. */
export interface BodyPace {
  /** All of it within this time. */
  readonly totalMs: number
  /** In every window of this length at least `windowBytes`. */
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
  /** Where the current window began: when, and what the connection had brought by then. */
  window: { readonly from: number; readonly bytes: number }
}

/**
 * Cuts connections whose body does not arrive. Node itself knows one time limit for all requests, which is either too short for
 * an upload over a slow line or too long for a client that sends a byte now and then.
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
  /* What arrived and waits to be read is the delay of the host, not of the client. */
  const isEnough = bytesRead - window.bytes >= pace.windowBytes || request.readableLength > 0
  if (isEnough) body.window = { from: now, bytes: bytesRead }
  return !isEnough && now - window.from >= pace.windowMs
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
