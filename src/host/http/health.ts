import type { FastifyInstance } from 'fastify'

/** Whether the process should get calls. */
export interface HostHealth {
  /** Codes only, because the answer is public. A host without reasons is ready. */
  readonly health: () => Promise<{
    readonly reasons: ReadonlyArray<string>
    readonly warnings: ReadonlyArray<string>
  }>
  readonly isDraining: () => boolean
}

/** `live`: the process responds. `ready`: it should get calls, or why not. */
export const serveHealth = (app: FastifyInstance, { health }: Pick<HostHealth, 'health'>): void => {
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
  { isDraining }: Pick<HostHealth, 'isDraining'>,
): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) void reply.header('connection', 'close')
  })
}
