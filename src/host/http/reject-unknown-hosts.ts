import type { FastifyInstance } from 'fastify'
import type { KnowsHost } from '../kernel/known-hosts.ts'
import { sendError } from './error-response.ts'
import { hostError } from './host-error.ts'

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
