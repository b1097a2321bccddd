import type { Feature } from './feature.ts'
import { approvals } from './features/approvals.feature.ts'
import { activity } from './features/activity.feature.ts'
import { bankAccounts } from './features/bank-accounts.feature.ts'
import { cash } from './features/cash.feature.ts'
import { companies } from './features/companies.feature.ts'
import { completeProfile } from './features/complete-profile.feature.ts'
import { design } from './features/design.feature.ts'
import { finance } from './features/finance.feature.ts'
import { legalForm } from './features/legal-form.feature.ts'
import { legal } from './features/legal.feature.ts'
import { notifications } from './features/notifications.feature.ts'
import { counterpart } from './features/counterpart.feature.ts'
import { order } from './features/order.feature.ts'
import { orders } from './features/orders.feature.ts'
import { payments } from './features/payments.feature.ts'
import { payroll } from './features/payroll.feature.ts'
import { profile } from './features/profile.feature.ts'
import { reset } from './features/reset.feature.ts'
import { supplierFile } from './features/supplier-file.feature.ts'
import { suppliers } from './features/suppliers.feature.ts'
import { scenarios } from './features/scenarios.feature.ts'
import { sat, sii } from './features/tax-service.feature.ts'
import { invitation } from './features/invitation.feature.ts'
import { team } from './features/team.feature.ts'
import { statement } from './features/statement.feature.ts'
import { xtracker } from './features/xtracker.feature.ts'

/** Every area of the product, in the order of the menus. */
export const FEATURES: ReadonlyArray<Feature> = [
  finance,
  scenarios,
  suppliers,
  payments,
  orders,
  order,
  counterpart,
  supplierFile,
  payroll,
  cash,
  statement,
  xtracker,
  profile,
  legal,
  legalForm,
  bankAccounts,
  team,
  invitation,
  sii,
  sat,
  activity,
  notifications,
  approvals,
  companies,
  completeProfile,
  reset,
  design,
]
