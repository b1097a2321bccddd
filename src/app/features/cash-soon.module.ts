import { SoonCash } from '#application/cash/cash-soon.port.ts'
import { CashSoonViewModel } from '#application/cash/cash-soon.view-model.ts'
import { makeHttpCashSoon } from '#infrastructure/cash/http-cash-soon.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** The cash of the next days, which the homes of financing and of payments show. */
export const cashSoonModule = createModule(({ bind, bindClass }) => {
  bind(SoonCash).toResolvedValue(makeHttpCashSoon, [Api]).inSingletonScope()
  bindClass(CashSoonViewModel)
})
