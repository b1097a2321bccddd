import { businessRoutes } from '../business/routes.ts'
import { calendarRoutes } from '../calendar/routes.ts'
import { financingRoutes } from '../financing/routes.ts'
import { identityRoutes } from '../identity/routes.ts'
import { orderRoutes } from '../orders/routes.ts'
import type { HostParts } from '../parts.ts'
import { reportRoutes } from '../report/routes.ts'
import { shellRoutes } from '../shell/routes.ts'
import { sudoRoutes } from '../sudo/routes.ts'
import { taxCredentialRoutes } from '../tax-credential/routes.ts'
import type { Route } from './serve.ts'

/** Every call of the contract. */
export const routesOf = (parts: HostParts): ReadonlyArray<Route> => [
  ...identityRoutes(parts),
  ...businessRoutes(parts),
  ...taxCredentialRoutes(parts),
  ...financingRoutes(parts),
  ...orderRoutes(parts),
  ...calendarRoutes(parts),
  ...sudoRoutes(parts),
  ...shellRoutes(parts),
  ...reportRoutes(parts),
]
