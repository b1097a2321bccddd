import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KnowsHost } from '../kernel/known-hosts.ts'
import { sendError } from './error-response.ts'
import { hostError, invalid, retryLater } from './host-error.ts'
import type { Maintenance } from './maintenance.ts'
import { answerRaw } from './raw-answer.ts'
import { isCall } from './security-headers.ts'

const CLOSING_SECONDS = 5

/** Handles protocol errors that Node and Fastify would answer without the common headers and format. */
export const rejectBrokenProtocol = (app: FastifyInstance): void => {
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.server.on('checkExpectation', ({ socket }) => answerRaw(socket, 417))
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    if (isClosing) return sendError(reply, retryLater('ERROR_BUSY', CLOSING_SECONDS))
    return headers.host === undefined && raw.httpVersion === '1.1' ? sendError(reply, invalid([])) : undefined
  })
}

/** Rejects requests that name another host, but for the health, which balancers ask by names of their own and which is public. */
export const rejectUnknownHosts = (app: FastifyInstance, knowsHost: KnowsHost): void => {
  app.addHook('onRequest', async ({ headers, url }, reply) =>
    knowsHost(headers.host) || HEALTH.test(url)
      ? undefined
      : sendError(reply, hostError('ERROR_AUTH_FORBIDDEN'), MISDIRECTED),
  )
}

const MISDIRECTED = 421
const HEALTH = /^\/health\/(?:live|ready)(?:\?|$)/

/** Rejects calls started by pages of other sites. */
export const rejectCrossOrigin = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) =>
    isCall(request) && comesFromElsewhere(request) ? sendError(reply, hostError('ERROR_AUTH_FORBIDDEN')) : undefined,
  )
}

const comesFromElsewhere = ({ headers, method }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && site !== 'same-site') return true
  const { origin } = headers
  if (origin === undefined || method === 'GET') return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.host
}

const MAINTENANCE_SECONDS = 60

/** Rejects every call during maintenance. */
export const rejectDuringMaintenance = (app: FastifyInstance, maintenance: Maintenance): void => {
  app.addHook('onRequest', async (request, reply) =>
    maintenance.isOn() && isCall(request)
      ? sendError(reply, retryLater('ERROR_MAINTENANCE', MAINTENANCE_SECONDS))
      : undefined,
  )
}
