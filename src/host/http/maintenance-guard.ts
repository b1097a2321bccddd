import type { FastifyInstance } from 'fastify'
import type { Maintenance } from '../maintenance.ts'
import { sendError } from './error-answer.ts'
import { later } from './host-error.ts'
import { isCall } from './security-headers.ts'

const RETRY_SECONDS = 60

/** While maintenance is on no call is answered, whoever makes it. */
export const refuseInMaintenance = (app: FastifyInstance, maintenance: Maintenance): void => {
  app.addHook('onRequest', async (request, reply) =>
    maintenance.isOn() && isCall(request) ? sendError(reply, later('ERROR_MAINTENANCE', RETRY_SECONDS)) : undefined,
  )
}
