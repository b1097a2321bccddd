import type { SupplierViewModel } from '#application/suppliers/supplier.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'

export interface SupplierPartProps {
  readonly vm: SupplierViewModel
  readonly country: Country
}
