import { PayrollList } from '#application/payables/payroll-list.ts'
import { PayrollViewModel } from '#application/payables/payroll.view-model.ts'
import { createModule } from '../create-module.ts'
import { approvalCallsModule } from './approval-calls.module.ts'
import { payablesModule } from './payables.module.ts'
import { payrollCallsModule } from './payroll-calls.module.ts'

/** The scheduled payrolls and their payment share it. */
export const payrollsModule = createModule(
  ({ bindClass }) => {
    bindClass(PayrollList)
    bindClass(PayrollViewModel)
  },
  [payablesModule, payrollCallsModule, approvalCallsModule],
)
