import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { execute, sql } from '../database/sql.ts'

/** `live`: the process responds. `ready`: its database does too. */
export const serveHealth = (app: FastifyInstance, database: Database): void => {
  app.route({ method: ['GET', 'HEAD'], url: '/health/live', handler: async () => ({ status: 'ok' }) })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/health/ready',
    handler: async (_request, reply) => {
      try {
        await execute(database, sql`select 1`)
        return { status: 'ok' }
      } catch {
        return reply.code(503).send({ status: 'unavailable' })
      }
    },
  })
}
