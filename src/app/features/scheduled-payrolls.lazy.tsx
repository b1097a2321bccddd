import { PayrollList } from '#application/payables/payroll-list.ts'
import { useContainer, useViewModel } from '#ui/di/use-view-model.ts'
import { PayrollCards, type ScheduledProps } from '#ui/payables/payroll-cards.tsx'
import { loadModule } from '../container.ts'
import { payrollsModule } from './payrolls.module.ts'

export { payrollsModule as module } from './payrolls.module.ts'

/** Loaded with the tab of what is scheduled, with what it resolves. */
export const ScheduledPayrolls = (props: Omit<ScheduledProps, 'vm'>) => {
  loadModule(useContainer(), payrollsModule)
  return <Cards {...props} />
}

const Cards = (props: Omit<ScheduledProps, 'vm'>) => <PayrollCards vm={useViewModel(PayrollList)} {...props} />
