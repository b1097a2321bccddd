import { Cash } from '#application/cash/cash.port.ts'
import { CashViewModel } from '#application/cash/cash.view-model.ts'
import { PayableDates } from '#application/payables/payables.port.ts'
import { makeHttpCash } from '#infrastructure/cash/http-cash.ts'
import { makeHttpPayables } from '#infrastructure/payables/http-payables.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { CashScreen as Screen } from '#ui/cash/cash-screen.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(Cash).toResolvedValue(makeHttpCash, [Api]).inSingletonScope()
  bind(PayableDates).toResolvedValue(makeHttpPayables, [Api]).inSingletonScope()
  bindClass(CashViewModel)
})
