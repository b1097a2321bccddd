import { activityEndpoints } from './activity.endpoints.ts'
import { analyticsEndpoints } from './analytics.endpoints.ts'
import { approvalEndpoints } from './approvals.endpoints.ts'
import { attachmentEndpoints } from './attachments.endpoints.ts'
import { bankingEndpoints } from './banking.endpoints.ts'
import { billEndpoints } from './bills.endpoints.ts'
import { businessEndpoints } from './business.endpoints.ts'
import { cashEndpoints } from './cash.endpoints.ts'
import { counterpartEndpoints } from './counterpart.endpoints.ts'
import { cartEndpoints } from './cart.endpoints.ts'
import { calendarEndpoints } from './calendar.endpoints.ts'
import { debtEndpoints } from './debts.endpoints.ts'
import { documentEndpoints } from './documents.endpoints.ts'
import { excludedInvoiceEndpoints } from './excluded-invoices.endpoints.ts'
import { financingEndpoints } from './financing.endpoints.ts'
import { geographyEndpoints } from './geography.endpoints.ts'
import { identityEndpoints } from './identity.endpoints.ts'
import { legalEndpoints } from './legal.endpoints.ts'
import { orderEndpoints } from './orders.endpoints.ts'
import { payableEndpoints } from './payables.endpoints.ts'
import { payrollEndpoints } from './payrolls.endpoints.ts'
import { invoiceDetailEndpoints } from './invoice-detail.endpoints.ts'
import { invoiceViewEndpoints } from './invoice-views.endpoints.ts'
import { proposalEndpoints } from './proposals.endpoints.ts'
import { scenarioEndpoints } from './scenarios.endpoints.ts'
import { shellEndpoints } from './shell.endpoints.ts'
import { statementEndpoints } from './statement.endpoints.ts'
import { supplierEndpoints } from './suppliers.endpoints.ts'
import { teamEndpoints } from './team.endpoints.ts'
import { taxCredentialEndpoints } from './tax-credential.endpoints.ts'
import { walletEndpoints } from './wallet.endpoints.ts'

/** Every call between client and host. */
export const endpoints = {
  ...identityEndpoints,
  ...businessEndpoints,
  ...bankingEndpoints,
  ...approvalEndpoints,
  ...documentEndpoints,
  ...legalEndpoints,
  ...geographyEndpoints,
  ...taxCredentialEndpoints,
  ...financingEndpoints,
  ...cartEndpoints,
  ...invoiceDetailEndpoints,
  ...invoiceViewEndpoints,
  ...scenarioEndpoints,
  ...proposalEndpoints,
  ...excludedInvoiceEndpoints,
  ...orderEndpoints,
  ...attachmentEndpoints,
  ...billEndpoints,
  ...walletEndpoints,
  ...statementEndpoints,
  ...cashEndpoints,
  ...counterpartEndpoints,
  ...debtEndpoints,
  ...supplierEndpoints,
  ...payableEndpoints,
  ...payrollEndpoints,
  ...calendarEndpoints,
  ...teamEndpoints,
  ...shellEndpoints,
  ...activityEndpoints,
  ...analyticsEndpoints,
} as const

export type EndpointName = keyof typeof endpoints
