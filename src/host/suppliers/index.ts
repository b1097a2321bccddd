/** The suppliers of a company: their contacts, payment terms and accounts. */
export { approvedSupplierCall } from './approved-call.ts'
export {
  insertContact,
  matchingName,
  replaceTerm,
  saveSuppliers,
  supplierByIdentifier,
  supplierPage,
  termColumn,
  termsOf,
} from './store.ts'
export { suppliersIn } from './suppliers-in-documents.ts'
export type { TermListener } from './term-listener.ts'
