import { Payrolls } from '#application/payables/payrolls.port.ts'
import { makeHttpPayrolls } from '#infrastructure/payables/http-payrolls.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** The calls of payrolls. The inbox is shown without them. */
export const payrollCallsModule = createModule(({ bind }) => {
  bind(Payrolls).toResolvedValue(makeHttpPayrolls, [Api]).inSingletonScope()
})
