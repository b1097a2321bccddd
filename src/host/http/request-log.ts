import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { endpoints } from '#wire/endpoints.ts'
import { accountLockKey, accountLabel } from '../kernel/account-label.ts'
import type { Business } from '../kernel/caller.ts'
import { errorSummary } from './error-summary.ts'
import { sessionOf } from './register-routes.ts'
import { subnetOf } from './subnet.ts'

export interface LogOptions {
  readonly level: string
  /** The log's destination; standard output when absent. */
  readonly stream?: { readonly write: (line: string) => void }
}

/**
 * One JSON line per event, in UTC. URLs, bodies and headers are not logged, so that no secret can be; only of a sign-in
 * account and address are, and a country that is not that of the business.
 */
export const logOptions = ({ level, stream }: LogOptions): FastifyServerOptions['logger'] => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: { paths: SECRETS, censor: '[removed]' },
  serializers: { req: () => ({}), res: () => ({}), err: (error: unknown) => ({ ...errorSummary(error), message: '' }) },
  ...(stream === undefined ? {} : { stream }),
})

const SECRETS = ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization', '*.email', 'headers']

/** The last segment of these URLs may be a secret that opens an account. */
const SECRET_PAGE = /^\/(impersonate|resetpassword|signdocument|unsubscribe|verifyemail)\//i

const pageOf = (url: string): string => {
  const [, page] = SECRET_PAGE.exec(url) ?? []
  return page === undefined ? '(none)' : `/${page.toLowerCase()}/[removed]`
}

/** Sign-in attempts with account and address, so that an operator can see password guessing. */
const signInOf = (request: FastifyRequest): { readonly account?: string; readonly address?: string } => {
  const { body, ip, routeOptions } = request
  if (routeOptions.url === endpoints.impersonate.path) return { address: subnetOf(ip) }
  if (routeOptions.url !== endpoints.login.path) return {}
  const { email } = (typeof body === 'object' && body !== null ? body : {}) as { readonly email?: unknown }
  return { account: accountLabel(typeof email === 'string' ? accountLockKey(email) : ''), address: subnetOf(ip) }
}

/** The country in the header is a hint: the host follows that of the business, and a client that differs has a defect. */
const otherCountryOf = (
  { headers }: FastifyRequest,
  business: Business | undefined,
): { readonly countryHeader?: string } => {
  const named = headers['country']
  if (named === undefined || business === undefined || named === business.country) return {}
  return { countryHeader: COUNTRIES.find((country) => country === named) ?? '(unknown)' }
}

/** Logs the route and not the URL, which contains ids, search texts and pasted text. */
export const logResponses = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const session = sessionOf(request)
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? pageOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(session === undefined ? {} : { user: session.user.id, business: session.business?.id }),
        ...otherCountryOf(request, session?.business),
        ...signInOf(request),
      },
      'answered',
    )
  })
}
