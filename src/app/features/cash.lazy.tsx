import { Cash } from '#application/cash/cash.port.ts'
import { CashViewModel } from '#application/cash/cash.view-model.ts'
import { PayableDates } from '#application/payables/payables.port.ts'
import { makeHttpCash } from '#infrastructure/cash/http-cash.ts'
import { makeHttpPayables } from '#infrastructure/payables/http-payables.ts'
import { lazyPart } from '#ui/app/lazy-part.ts'
import { CashScreen } from '#ui/cash/cash-screen.tsx'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** Loaded after the weeks. */
const Notes = lazyPart(async () => (await import('./cash-notes.lazy.tsx')).CashNotes)

export const Screen = () => <CashScreen Notes={Notes} />

export const module = createModule(({ bind, bindClass }) => {
  bind(Cash).toResolvedValue(makeHttpCash, [Api]).inSingletonScope()
  bind(PayableDates).toResolvedValue(makeHttpPayables, [Api]).inSingletonScope()
  bindClass(CashViewModel)
})
