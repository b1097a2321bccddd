import { hasFeature } from '../business/features.ts'
import type { Database } from '../database/database.ts'
import type { CallGuards } from '../http/guards.ts'
import { authenticate, authorise } from '../identity/authorise.ts'
import type { Tokens } from '../identity/tokens.ts'
import type { Clock } from '../kernel/clock.ts'

interface Services {
  readonly clock: Clock
  readonly database: Database
  readonly tokens: Tokens
}

export const makeCallGuards = (services: Services): CallGuards => ({
  authenticate: (token) => authenticate(services, token),
  authorise,
  hasFeature,
})
