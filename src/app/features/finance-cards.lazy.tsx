import { Debts } from '#application/debts/debts.port.ts'
import { DebtsViewModel } from '#application/debts/debts.view-model.ts'
import { WalletViewModel } from '#application/wallet/wallet.view-model.ts'
import { Wallets } from '#application/wallet/wallets.port.ts'
import { makeHttpDebts } from '#infrastructure/debts/http-debts.ts'
import { makeHttpWallets } from '#infrastructure/wallet/http-wallets.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { FinanceCards as Cards } from '#ui/financing/finance-cards.tsx'
import type { InvoicedFigureProps } from '#ui/financing/invoiced-figure.tsx'
import { loadModule } from '../container.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export const module = createModule(({ bind, bindClass }) => {
  bind(Debts).toResolvedValue(makeHttpDebts, [Api]).inSingletonScope()
  bindClass(DebtsViewModel)
  bind(Wallets).toResolvedValue(makeHttpWallets, [Api]).inSingletonScope()
  bindClass(WalletViewModel)
})

/** Loaded after the invoices, with what it resolves. */
export const FinanceCards = (props: InvoicedFigureProps) => {
  loadModule(useContainer(), module)
  return <Cards {...props} />
}
