import type { FastifyInstance } from 'fastify'
import type { Maintenance } from '../server/maintenance.ts'
import { sendError } from './error-response.ts'
import { retryLater } from './host-error.ts'
import { isCall } from './security-headers.ts'

const RETRY_SECONDS = 60

/** While maintenance is on no call is answered, whoever makes it. */
export const rejectDuringMaintenance = (app: FastifyInstance, maintenance: Maintenance): void => {
  app.addHook('onRequest', async (request, reply) =>
    maintenance.isOn() && isCall(request)
      ? sendError(reply, retryLater('ERROR_MAINTENANCE', RETRY_SECONDS))
      : undefined,
  )
}
