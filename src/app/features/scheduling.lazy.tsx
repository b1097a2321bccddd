import { useState } from 'react'
import { SchedulingWizard } from '#application/payables/scheduling-wizard.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import type { SchedulingProps } from '#ui/payables/payments-home.tsx'
import { SchedulingWizard as Wizard } from '#ui/payables/scheduling-wizard.tsx'
import { resolveNeeds } from '../create-module.ts'
import { loadModule } from '../container.ts'
import { payrollCallsModule } from './payroll-calls.module.ts'
import { supplierCallsModule } from './supplier-calls.module.ts'

export { payrollCallsModule as module } from './payroll-calls.module.ts'

/** The wizard that groups invoices into a payroll, loaded with its rules when it is opened. */
export const Scheduling = ({ request, ...props }: SchedulingProps) => {
  const container = useContainer()
  const [wizard] = useState(() => {
    loadModule(container, payrollCallsModule)
    loadModule(container, supplierCallsModule)
    return new SchedulingWizard(resolveNeeds(container, SchedulingWizard.needs), request)
  })
  return <Wizard vm={wizard} {...props} />
}
