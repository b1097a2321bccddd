import { Payables } from '#application/payables/payables.port.ts'
import { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import { makeHttpPayables } from '#infrastructure/payables/http-payables.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** The screens of payments to suppliers share it. */
export const payablesModule = createModule(({ bind, bindClass }) => {
  bind(Payables).toResolvedValue(makeHttpPayables, [Api]).inSingletonScope()
  bindClass(PaymentsViewModel)
})
