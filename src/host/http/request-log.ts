import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { sessionOf } from './mount.ts'
import { traceOf } from './trace.ts'

export interface LogOptions {
  readonly level: string
  /** Where the lines go; standard output when absent. */
  readonly stream?: { readonly write: (line: string) => void }
}

/** One JSON line per event, in UTC. Addresses, bodies and headers are never written, so that nothing secret can be. */
export const logOptions = ({ level, stream }: LogOptions): FastifyServerOptions['logger'] => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: { paths: SECRETS, censor: '[removed]' },
  serializers: { req: () => ({}), res: () => ({}), err: (error: unknown) => ({ ...traceOf(error), message: '' }) },
  ...(stream === undefined ? {} : { stream }),
})

const SECRETS = ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization', '*.email', 'headers']

/** What the address of a page ends with may be a secret that opens an account. */
const SECRET_PAGE = /^\/(impersonate|resetpassword|verifyemail)\//i

const pageOf = (url: string): string => {
  const [, page] = SECRET_PAGE.exec(url) ?? []
  return page === undefined ? '(none)' : `/${page.toLowerCase()}/[removed]`
}

/** Names the route, not the address: an address carries ids, search texts and what people paste into it. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const session = sessionOf(request)
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? pageOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(session === undefined ? {} : { user: session.user.id, business: session.business?.id }),
      },
      'answered',
    )
  })
}
