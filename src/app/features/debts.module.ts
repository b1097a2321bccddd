import { Debts } from '#application/debts/debts.port.ts'
import { DebtsViewModel } from '#application/debts/debts.view-model.ts'
import { WalletViewModel } from '#application/wallet/wallet.view-model.ts'
import { Wallets } from '#application/wallet/wallets.port.ts'
import { makeHttpDebts } from '#infrastructure/debts/http-debts.ts'
import { makeHttpWallets } from '#infrastructure/wallet/http-wallets.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** The debts and the surplus of the company, for the homes that show them. */
export const debtsModule = createModule(({ bind, bindClass }) => {
  bind(Debts).toResolvedValue(makeHttpDebts, [Api]).inSingletonScope()
  bindClass(DebtsViewModel)
  bind(Wallets).toResolvedValue(makeHttpWallets, [Api]).inSingletonScope()
  bindClass(WalletViewModel)
})
