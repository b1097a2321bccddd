import type { ApprovedAct } from '../approval/approval-services.ts'
import { carryOutFrozen } from '../banking/index.ts'
import { supplierOf } from './store.ts'
import { carryOutFile, type FileServices } from './supplier-file.ts'

/** Carries out what others authorised: a change of an account of a supplier, or a file of them. */
export const approvedSupplierCall =
  (services: FileServices): ApprovedAct =>
  async (tx, call, frozen) => {
    const file = await carryOutFile(services, tx, call, frozen)
    if (file !== undefined) return file
    const { business } = call
    return carryOutFrozen({ services, tx, call }, frozen, async (supplierId) => {
      const supplier = supplierId && (await supplierOf(tx, business.id, supplierId))
      return supplier && { business, supplier }
    })
  }
