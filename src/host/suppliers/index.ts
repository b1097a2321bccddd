/** The suppliers of a company: their contacts, payment terms and accounts. */
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
