import { Debts } from '#application/debts/debts.port.ts'
import { DebtsViewModel } from '#application/debts/debts.view-model.ts'
import { WalletViewModel } from '#application/wallet/wallet.view-model.ts'
import { Wallets } from '#application/wallet/wallets.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Analytics } from '#application/shared/analytics.port.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.port.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { makeHttpDebts } from '#infrastructure/debts/http-debts.ts'
import { makeHttpWallets } from '#infrastructure/wallet/http-wallets.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { FinanceCards as Cards } from '#ui/financing/finance-cards.tsx'
import { loadModule } from '../container.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export const module = createModule(({ bind, bindClass }) => {
  bind(Debts).toResolvedValue(makeHttpDebts, [Api]).inSingletonScope()
  bindClass(DebtsViewModel, { debts: Debts, live: LiveEvents, notifications: NotificationsViewModel })
  bind(Wallets).toResolvedValue(makeHttpWallets, [Api]).inSingletonScope()
  bindClass(WalletViewModel, {
    wallets: Wallets,
    live: LiveEvents,
    keys: IdempotencyKeys,
    analytics: Analytics,
    notifications: NotificationsViewModel,
    current: CurrentSession,
    scheduler: Scheduler,
  })
})

/** Loaded after the invoices, with what it resolves. */
export const FinanceCards = ({ country }: { readonly country: Country }) => {
  loadModule(useContainer(), module)
  return <Cards country={country} />
}
