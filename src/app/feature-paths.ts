import {
  APPROVALS_PATH,
  ACTIVITY_PATH,
  BANK_ACCOUNTS_PATH,
  CASH_PATH,
  COMPANIES_PATH,
  COMPLETE_PATH,
  FINANCE_PATHS,
  LEGAL_PATH,
  NOTIFICATIONS_PATH,
  ORDERS_PATH,
  PAYERS_PATH,
  PAYMENT_PATHS,
  PROFILE_PATH,
  SCENARIOS_PATH,
  STATEMENT_PATH,
  SUPPLIER_FILE_PATH,
  TEAM_PATH,
  SUPPLIERS_PATH,
} from '#ui/app/paths.ts'

type Paths = readonly [string, ...ReadonlyArray<string>]

/**
 * The addresses of every screen, by the name of its lazy file in `features`. The features read them, and so does the build, which lets the host
 * name the code of a screen together with its page.
 */
export const FEATURE_PATHS = {
  approvals: [APPROVALS_PATH, `${APPROVALS_PATH}/:approvalId`],
  activity: [ACTIVITY_PATH],
  'bank-accounts': [BANK_ACCOUNTS_PATH],
  cash: [CASH_PATH],
  companies: [COMPANIES_PATH],
  'complete-profile': [COMPLETE_PATH],
  counterpart: [`${PAYERS_PATH}/:payer`, `${SUPPLIERS_PATH}/:supplierId/statement`],
  design: ['/design'],
  finance: [FINANCE_PATHS.DIRECT_FINANCING, FINANCE_PATHS.EARLY_PAYMENT],
  legal: [LEGAL_PATH],
  invitation: ['/invitation/:code'],
  'legal-form': ['/legal-form'],
  notifications: [NOTIFICATIONS_PATH],
  order: [`${ORDERS_PATH}/:orderId`],
  orders: [ORDERS_PATH],
  payments: [PAYMENT_PATHS.inbox, PAYMENT_PATHS.scheduled, PAYMENT_PATHS.paid, PAYMENT_PATHS.archived],
  payroll: ['/payrolls/:payrollId'],
  profile: [PROFILE_PATH, `${PROFILE_PATH}/*`],
  reset: ['/resetpassword/:hash?'],
  scenarios: [SCENARIOS_PATH],
  statement: [STATEMENT_PATH],
  'supplier-file': [SUPPLIER_FILE_PATH],
  suppliers: [SUPPLIERS_PATH, `${SUPPLIERS_PATH}/:supplierId`],
  team: [TEAM_PATH],
  'tax-service': [`${PROFILE_PATH}/sii`, `${PROFILE_PATH}/sat`],
  xtracker: ['/xtracker'],
} as const satisfies Readonly<Record<string, Paths>>

/** Addresses that lead to another one. */
export const REDIRECTS = {
  '/': '/finance',
  '/finance': FINANCE_PATHS.DIRECT_FINANCING,
} as const
