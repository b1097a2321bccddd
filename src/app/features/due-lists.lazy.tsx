import { useMemo } from 'react'
import { DueLists as Lists } from '#application/payables/due-lists.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { DueLists as View } from '#ui/payables/due-lists.tsx'
import type { DueListsProps } from '#ui/payables/payments.types.ts'
import { resolveNeeds } from '../create-module.ts'
import { loadModule } from '../container.ts'
import { payrollCallsModule } from './payroll-calls.module.ts'

export { payrollCallsModule as module } from './payroll-calls.module.ts'

/** The payrolls of a bucket, loaded with their calls when it is opened. */
export const DueLists = ({ bucket, ...props }: DueListsProps) => {
  const container = useContainer()
  const lists = useMemo(() => {
    loadModule(container, payrollCallsModule)
    return new Lists(resolveNeeds(container, Lists.needs), bucket)
  }, [container, bucket])
  return <View vm={lists} {...props} />
}
