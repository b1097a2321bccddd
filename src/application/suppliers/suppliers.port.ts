import type { TaskEither } from 'fp-ts/TaskEither'
import type { Contact, NewContact } from '#domain/contacts/contact.ts'
import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'
import type { Supplier, SupplierId } from '#domain/suppliers/supplier.ts'
import type { BankAccounts } from '../banking/bank-accounts.port.ts'
import type { Conflict } from '../shared/conflict.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page } from '../shared/page.ts'
import { token } from '../shared/token.ts'

export interface SupplierPageQuery {
  readonly page: number
  readonly pageSize: number
  /** A part of the name or of the tax id; empty for all. */
  readonly search: string
}

/** The companies that the business owes, with its contacts at them and their bank accounts. */
export interface Suppliers {
  /** In the order of the Spanish alphabet. */
  readonly page: (query: SupplierPageQuery) => TaskEither<Failure, Page<Supplier>>
  readonly one: (id: SupplierId) => TaskEither<Failure, Supplier>
  /** Changes the supplier in that version; in another one the stored supplier is the conflict. */
  readonly changeTerm: (
    id: SupplierId,
    version: number,
    term: PaymentTerm,
  ) => TaskEither<Failure | Conflict<Supplier>, Supplier>
  readonly contacts: (id: SupplierId) => Contacts
  readonly accounts: (id: SupplierId) => BankAccounts
}
export const Suppliers = token<Suppliers>('Suppliers')

/** The contacts at one supplier. */
export interface Contacts {
  /** The oldest first. */
  readonly list: () => TaskEither<Failure, ReadonlyArray<Contact>>
  /** `key` identifies one intent of the user, however often it is sent. */
  readonly create: (contact: NewContact, key: string) => TaskEither<Failure, Contact>
  /** Replaces the contact in that version; in another one the stored contact is the conflict. */
  readonly replace: (
    id: Contact['id'],
    version: number,
    contact: NewContact,
  ) => TaskEither<Failure | Conflict<Contact>, Contact>
  readonly remove: (id: Contact['id']) => TaskEither<Failure, void>
}
