import { InvoiceViews } from '#application/financing/invoice-views.port.ts'
import { StoredViews } from '#application/financing/saved-views.ts'
import { RemoteValue } from '#application/shared/remote-value.ts'
import { makeHttpInvoiceViews } from '#infrastructure/financing/http-invoice-views.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export const invoiceViewsModule = createModule(({ bind }) => {
  bind(InvoiceViews).toResolvedValue(makeHttpInvoiceViews, [Api]).inSingletonScope()
  bind(StoredViews)
    .toResolvedValue((views) => new RemoteValue({ load: views.list }), [InvoiceViews])
    .inSingletonScope()
})
