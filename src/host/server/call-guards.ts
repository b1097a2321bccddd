import { hasFeature } from '../business/index.ts'
import type { Database } from '../database/database.ts'
import type { CallGuards } from '../http/guards.ts'
import { authenticate, authorise, type Tokens } from '../identity/index.ts'
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
