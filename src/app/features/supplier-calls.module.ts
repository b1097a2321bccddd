import { Suppliers } from '#application/suppliers/suppliers.port.ts'
import { makeHttpSuppliers } from '#infrastructure/suppliers/http-suppliers.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** The calls of suppliers, which the wizard of a payment shares: it adds an account that is missing. */
export const supplierCallsModule = createModule(({ bind }) => {
  bind(Suppliers).toResolvedValue(makeHttpSuppliers, [Api]).inSingletonScope()
})
