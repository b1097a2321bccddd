import type { FastifyInstance } from 'fastify'
import { sendError } from './error-response.ts'
import { retryLater } from './host-error.ts'
import type { Maintenance } from './maintenance.ts'
import { isCall } from './security-headers.ts'

const RETRY_SECONDS = 60

/** Rejects every call during maintenance. */
export const rejectDuringMaintenance = (app: FastifyInstance, maintenance: Maintenance): void => {
  app.addHook('onRequest', async (request, reply) =>
    maintenance.isOn() && isCall(request)
      ? sendError(reply, retryLater('ERROR_MAINTENANCE', RETRY_SECONDS))
      : undefined,
  )
}
