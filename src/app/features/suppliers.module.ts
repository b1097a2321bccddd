import { SupplierTotals } from '#application/payables/payables.port.ts'
import { SupplierViewModel } from '#application/suppliers/supplier.view-model.ts'
import { Suppliers } from '#application/suppliers/suppliers.port.ts'
import { SuppliersViewModel } from '#application/suppliers/suppliers.view-model.ts'
import { makeHttpPayables } from '#infrastructure/payables/http-payables.ts'
import { makeHttpSuppliers } from '#infrastructure/suppliers/http-suppliers.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export const suppliersModule = createModule(({ bind, bindClass }) => {
  bind(Suppliers).toResolvedValue(makeHttpSuppliers, [Api]).inSingletonScope()
  bind(SupplierTotals).toResolvedValue(makeHttpPayables, [Api]).inSingletonScope()
  bindClass(SuppliersViewModel)
  bindClass(SupplierViewModel)
})
