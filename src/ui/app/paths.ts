import type { PayableListName } from '#application/payables/payables.port.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'

export const SIGN_IN_PATH = '/start/login'

/** All companies of the user. */
export const COMPANIES_PATH = '/companies'

/** Asks for the form of another company. */
export const ADD_PARAM = 'agregar'

/** The form of another company. */
export const ADD_COMPANY_PATH = `${COMPANIES_PATH}?${ADD_PARAM}`

/** The parameter that names the company to open. */
export const COMPANY_PARAM = 'c'

/** Opens a company at its first page. */
export const companyPath = (businessId: string): string => `/?${COMPANY_PARAM}=${businessId}`

/** The form that creates the business of a user. */
export const COMPLETE_PATH = '/completeregister'

export const PROFILE_PATH = '/user/profile'

export const BANK_ACCOUNTS_PATH = `${PROFILE_PATH}/bankaccounts`

export const LEGAL_PATH = `${PROFILE_PATH}/legal`

/** The members of the company. */
export const TEAM_PATH = `${PROFILE_PATH}/team`

/** The history of notifications. */
export const NOTIFICATIONS_PATH = `${PROFILE_PATH}/notifications`
/** The actions of the members of the company. */
export const ACTIVITY_PATH = `${PROFILE_PATH}/activity`

/** The requests that others of the company authorise. */
export const APPROVALS_PATH = '/approvals'
export const approvalPath = (id: string): string => `${APPROVALS_PATH}/${id}`

/** The tab of each kind of financing. */
export const FINANCE_PATHS: Readonly<Record<FinancingType, string>> = {
  DIRECT_FINANCING: '/finance/directo',
  EARLY_PAYMENT: '/finance/prontopago',
}

export const SCENARIOS_PATH = '/finance/escenarios'

/** The ids of scenarios, with commas between them. */
export const SCENARIO_PARAM = 'ids'

/** Those scenarios side by side. */
export const comparisonPath = (scenarios: ReadonlyArray<{ readonly id: string }>): string =>
  `${SCENARIOS_PATH}?${SCENARIO_PARAM}=${scenarios.map(({ id }) => id).join(',')}`

export const ORDERS_PATH = '/orders'

export const CASH_PATH = '/cash'

export const STATEMENT_PATH = '/statement'

/** The month of a statement, `YYYY-MM`; without it, this one. */
export const MONTH_PARAM = 'month'

export const orderPath = (orderId: string): string => `${ORDERS_PATH}/${orderId}`

/** The tab of each list of owed invoices. */
export const PAYMENT_PATHS: Readonly<Record<PayableListName | 'scheduled', string>> = {
  inbox: '/payments',
  scheduled: '/payments/programadas',
  paid: '/payments/pagadas',
  archived: '/payments/archivadas',
}

/** The search text of the lists of orders and of payments. */
export const SEARCH_PARAM = 'buscar'

export const payrollPath = (payrollId: string): string => `/payrolls/${payrollId}`

export const SUPPLIERS_PATH = '/suppliers'

/** Accounts and terms of suppliers from a file. */
export const SUPPLIER_FILE_PATH = `${SUPPLIERS_PATH}/archivo`

export const supplierPath = (supplierId: string): string => `${SUPPLIERS_PATH}/${supplierId}`

/** Its statement. */
export const supplierStatementPath = (supplierId: string): string => `${supplierPath(supplierId)}/statement`

export const PAYERS_PATH = '/payers'

/** The page of a payer by its tax id. */
export const payerPath = (identifier: string): string => `${PAYERS_PATH}/${encodeURIComponent(identifier)}`
