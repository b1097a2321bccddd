import type { Container } from 'inversify'
import type { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import { InvoiceViews } from '#application/financing/invoice-views.port.ts'
import { SavedViews, StoredViews } from '#application/financing/saved-views.ts'
import { RemoteValue } from '#application/shared/remote-value.ts'
import { makeHttpInvoiceViews } from '#infrastructure/financing/http-invoice-views.ts'
import { createModule, resolveNeeds } from '../create-module.ts'
import { Api } from '../tokens.ts'

export const invoiceViewsModule = createModule(({ bind }) => {
  bind(InvoiceViews).toResolvedValue(makeHttpInvoiceViews, [Api]).inSingletonScope()
  bind(StoredViews)
    .toResolvedValue((views) => new RemoteValue({ load: views.list }), [InvoiceViews])
    .inSingletonScope()
})

/** The views of the user, shown in that table. */
export const createSavedViews = (container: Container, table: InvoiceTableViewModel): SavedViews =>
  new SavedViews(resolveNeeds(container, SavedViews.needs), table)
