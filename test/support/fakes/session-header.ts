import type { Country } from '#domain/kernel/country.ts'
import type { SessionHeader } from '#infrastructure/http/session-header.ts'

/** A session that neither changes nor ends. */
export const makeSessionHeader = (token = 'a.b.c', country: Country = 'CL'): SessionHeader => ({
  token: () => token,
  country: () => country,
  rejectToken: () => undefined,
  deny: () => undefined,
  onEnd: () => () => undefined,
})
