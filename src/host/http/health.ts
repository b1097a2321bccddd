import type { FastifyInstance } from 'fastify'
import type { Readiness } from '../server/readiness.ts'

/** `live`: the process responds. `ready`: it should get calls, or why not. */
export const serveHealth = (app: FastifyInstance, { health }: Pick<Readiness, 'health'>): void => {
  app.route({ method: ['GET', 'HEAD'], url: '/health/live', handler: async () => ({ status: 'ok' }) })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/health/ready',
    handler: async (_request, reply) => {
      const { reasons, warnings } = await health()
      const isReady = reasons.length === 0
      return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable', reasons, warnings })
    },
  })
}

/** Each response of a host that drains ends its connection, so that the next request takes one to another host. */
export const endConnectionsWhileDraining = (
  app: FastifyInstance,
  { isDraining }: Pick<Readiness, 'isDraining'>,
): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) void reply.header('connection', 'close')
  })
}
