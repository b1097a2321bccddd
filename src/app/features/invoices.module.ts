import { Invoices } from '#application/financing/invoices.port.ts'
import { makeHttpInvoices } from '#infrastructure/financing/http-invoices.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** The financing screen and the comparison of scenarios share it. */
export const invoicesModule = createModule(({ bind }) => {
  bind(Invoices).toResolvedValue(makeHttpInvoices, [Api]).inSingletonScope()
})
