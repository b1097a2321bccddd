import { SupplierTotals } from '#application/payables/payables.port.ts'
import { SupplierTableViewModel } from '#application/suppliers/supplier-table.view-model.ts'
import { SupplierViewModel } from '#application/suppliers/supplier.view-model.ts'
import { SuppliersViewModel } from '#application/suppliers/suppliers.view-model.ts'
import { makeHttpPayables } from '#infrastructure/payables/http-payables.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'
import { supplierCallsModule } from './supplier-calls.module.ts'
import { waitingApprovalsModule } from './waiting-approvals.module.ts'

export const suppliersModule = createModule(
  ({ bind, bindClass }) => {
    bind(SupplierTotals).toResolvedValue(makeHttpPayables, [Api]).inSingletonScope()
    bindClass(SuppliersViewModel)
    bindClass(SupplierTableViewModel)
    bindClass(SupplierViewModel)
  },
  [supplierCallsModule, waitingApprovalsModule],
)
