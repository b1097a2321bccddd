import { approvalRoutes } from '../approval/routes.ts'
import { bankingRoutes } from '../banking/routes.ts'
import { businessRoutes } from '../business/routes.ts'
import { calendarRoutes } from '../calendar/routes.ts'
import { cashRoutes } from '../cash/index.ts'
import { debtRoutes } from '../debts/routes.ts'
import { documentRoutes } from '../documents/routes.ts'
import { financingRoutes } from '../financing/routes.ts'
import { geographyRoutes } from '../geography/routes.ts'
import type { Route } from '../http/route.ts'
import { identityRoutes } from '../identity/routes.ts'
import { impersonationRoutes } from '../impersonation/routes.ts'
import { legalRoutes } from '../legal/routes.ts'
import { orderRoutes } from '../orders/routes.ts'
import { payableRoutes } from '../payables/routes.ts'
import { reportRoutes } from '../report/routes.ts'
import { teamRoutes } from '../team/routes.ts'
import { shellRoutes } from '../shell/routes.ts'
import { supplierRoutes } from '../suppliers/routes.ts'
import { taxCredentialRoutes } from '../tax-credential/routes.ts'
import { walletRoutes } from '../wallet/routes.ts'
import { approvedActsOf } from './approved-acts.ts'
import type { HostServices } from './services.ts'

/** Every call of the contract. */
export const routesOf = (services: HostServices): ReadonlyArray<Route> => [
  ...identityRoutes(services),
  ...businessRoutes(services),
  ...bankingRoutes(services),
  ...approvalRoutes({ ...services, approvedActs: approvedActsOf(services) }),
  ...documentRoutes(services),
  ...legalRoutes(services),
  ...geographyRoutes(services),
  ...taxCredentialRoutes(services),
  ...financingRoutes(services),
  ...orderRoutes(services),
  ...walletRoutes(services),
  ...cashRoutes(services),
  ...debtRoutes(services),
  ...supplierRoutes(services),
  ...payableRoutes(services),
  ...calendarRoutes(services),
  ...impersonationRoutes(services),
  ...teamRoutes(services),
  ...shellRoutes(services),
  ...reportRoutes(services),
]
