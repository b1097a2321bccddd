import { CartSimulation } from '#application/financing/cart-simulation.ts'
import { CartViewModel } from '#application/financing/cart.view-model.ts'
import { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { DemoPorts, FinancingSource } from '#application/financing/financing-source.ts'
import { ImportViewModel } from '#application/financing/import.view-model.ts'
import { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import { InvoiceImport } from '#application/financing/invoices.port.ts'
import { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import { OrderDraftService } from '#application/financing/order-draft-service.ts'
import { OrderDraftStorage } from '#application/financing/order-draft-storage.ts'
import { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { OrderReceiptViewModel } from '#application/financing/order-receipt.view-model.ts'
import { OrderSubmission } from '#application/financing/order-submission.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { OrderSimulations } from '#application/orders/orders.port.ts'
import { TableSettings } from '#application/preferences/table-settings.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { createDemoPorts } from '#infrastructure/demo/demo.ts'
import { makeHttpInvoiceImport } from '#infrastructure/financing/http-invoices.ts'
import { makeHttpOrderSubmissions } from '#infrastructure/financing/http-order-submissions.ts'
import { makeHttpOrderSimulations } from '#infrastructure/orders/http-order-simulations.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'
import { invoicesModule } from './invoices.module.ts'

/** The list of invoices, the cart and its order. */
export const financeModule = createModule(
  ({ bind, bindClass }) => {
    bind(OrderSubmissions).toResolvedValue(makeHttpOrderSubmissions, [Api]).inSingletonScope()
    bind(DemoPorts)
      .toResolvedValue(
        (current, clock) =>
          createDemoPorts({ country: () => current.country, today: () => clock.today(current.country) }),
        [CurrentSession, Clock],
      )
      .inSingletonScope()
    bindClass(FinancingSource).inSingletonScope()
    bindClass(OrderDraftStorage).inSingletonScope()
    bindClass(OrderDraftService).inSingletonScope()
    bindClass(OrderSubmission).inSingletonScope()
    bind(OrderSimulations).toResolvedValue(makeHttpOrderSimulations, [Api]).inSingletonScope()
    bindClass(OrderReceiptViewModel)
    bindClass(CartSimulation)
    bindClass(CartViewModel)
    bindClass(InvoiceTableViewModel)
    bindClass(OrderFlowViewModel)
    bindClass(FinanceHomeViewModel)
    bindClass(TableSettings).inSingletonScope()
    bind(InvoiceImport).toResolvedValue(makeHttpInvoiceImport, [Api]).inSingletonScope()
    bindClass(ImportViewModel)
  },
  [invoicesModule],
)
