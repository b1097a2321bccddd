import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendError } from './error-response.ts'
import { hostError } from './host-error.ts'
import { isCall } from './security-headers.ts'

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
