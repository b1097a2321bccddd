import { SheetReader } from '#application/suppliers/sheet-reader.port.ts'
import { SupplierFileViewModel } from '#application/suppliers/supplier-file.view-model.ts'
import { makeSheetReader } from '#infrastructure/browser/sheet-reader.ts'
import { createModule } from '../create-module.ts'
import { suppliersModule } from './suppliers.module.ts'

export { SupplierFileScreen as Screen } from '#ui/suppliers/supplier-file-screen.tsx'

export const module = createModule(
  ({ bind, bindClass }) => {
    bind(SheetReader).toResolvedValue(makeSheetReader, []).inSingletonScope()
    bindClass(SupplierFileViewModel)
  },
  [suppliersModule],
)
