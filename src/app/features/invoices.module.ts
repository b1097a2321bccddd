import { Invoices } from '#application/financing/invoices.port.ts'
import { makeHttpInvoices } from '#infrastructure/financing/http-invoices.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** Of the financing screen and of the comparison of scenarios. */
export const invoicesModule = createModule(({ bind }) => {
  bind(Invoices).toResolvedValue(makeHttpInvoices, [Api]).inSingletonScope()
})
