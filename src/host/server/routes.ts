import { bankingRoutes } from '../banking/routes.ts'
import { businessRoutes } from '../business/routes.ts'
import { calendarRoutes } from '../calendar/routes.ts'
import { debtRoutes } from '../debts/routes.ts'
import { documentRoutes } from '../documents/routes.ts'
import { invoiceDetailRoutes } from '../financing/invoice-detail-routes.ts'
import { invoiceViewRoutes } from '../financing/invoice-view-routes.ts'
import { financingRoutes } from '../financing/routes.ts'
import { scenarioRoutes } from '../financing/scenario-routes.ts'
import { geographyRoutes } from '../geography/routes.ts'
import type { Route } from '../http/route.ts'
import { identityRoutes } from '../identity/routes.ts'
import { impersonationRoutes } from '../impersonation/routes.ts'
import { legalFormRoutes } from '../legal/form-routes.ts'
import { legalRoutes } from '../legal/routes.ts'
import { attachmentRoutes } from '../orders/attachment-routes.ts'
import { orderRoutes } from '../orders/routes.ts'
import { payeeRoutes } from '../payables/payee-routes.ts'
import { payrollRoutes } from '../payables/payroll-routes.ts'
import { payableRoutes } from '../payables/routes.ts'
import { reportRoutes } from '../report/routes.ts'
import { shellRoutes } from '../shell/routes.ts'
import { supplierRoutes } from '../suppliers/routes.ts'
import { certificateRoutes } from '../tax-credential/certificate-routes.ts'
import { taxCredentialRoutes } from '../tax-credential/routes.ts'
import { walletRoutes } from '../wallet/routes.ts'
import type { HostServices } from './services.ts'

/** Every call of the contract. */
export const routesOf = (services: HostServices): ReadonlyArray<Route> => [
  ...identityRoutes(services),
  ...businessRoutes(services),
  ...bankingRoutes(services),
  ...documentRoutes(services),
  ...legalRoutes(services),
  ...legalFormRoutes(services),
  ...geographyRoutes(services),
  ...taxCredentialRoutes(services),
  ...certificateRoutes(services),
  ...financingRoutes(services),
  ...invoiceDetailRoutes(services),
  ...invoiceViewRoutes(services),
  ...scenarioRoutes(services),
  ...orderRoutes(services),
  ...attachmentRoutes(services),
  ...walletRoutes(services),
  ...debtRoutes(services),
  ...supplierRoutes(services),
  ...payableRoutes(services),
  ...payrollRoutes(services),
  ...payeeRoutes(services),
  ...calendarRoutes(services),
  ...impersonationRoutes(services),
  ...shellRoutes(services),
  ...reportRoutes(services),
]
