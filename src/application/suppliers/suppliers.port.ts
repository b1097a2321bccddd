import type { TaskEither } from 'fp-ts/TaskEither'
import type { Bank } from '#domain/banking/bank.ts'
import type { Contact, NewContact } from '#domain/contacts/contact.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { SupplierDebt } from '#domain/payables/supplier-debt.ts'
import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'
import type { SupplierRow, SupplierRowConflict } from '#domain/suppliers/supplier-file.ts'
import type { Supplier, SupplierId } from '#domain/suppliers/supplier.ts'
import type { BankAccounts } from '../banking/bank-accounts.port.ts'
import type { Conflict } from '../shared/conflict.ts'
import type { Pending } from '#domain/team/pending.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page, Sort } from '../shared/page.ts'
import { token } from '../shared/token.ts'

export interface SupplierPageQuery {
  readonly page: number
  readonly pageSize: number
  /** A part of the name or of the tax id; empty for all. */
  readonly search: string
}

export type SupplierSortField = 'identifier' | 'name' | 'next' | 'overdue' | 'owed' | 'term'

/** Those with overdue invoices, without an account in the currency of the country, or whose account is confirmed before it is paid. */
export type SupplierGroup = 'overdue' | 'unconfirmed' | 'withoutAccount'

export interface SupplierDebtQuery extends SupplierPageQuery {
  /** Undefined for all. */
  readonly group: SupplierGroup | undefined
  /** Undefined for the order of the Spanish alphabet. */
  readonly sort: Sort<SupplierSortField> | undefined
}

/** A supplier with what is owed to it, and the account that is paid. */
export interface ListedSupplier extends Supplier, SupplierDebt {
  readonly account: { readonly bank: string; readonly ending: string; readonly isUnconfirmed: boolean } | undefined
}

/** With the number of suppliers in each group under the search. */
export interface SupplierDebtPage extends Page<ListedSupplier> {
  readonly counts: Readonly<Record<SupplierGroup | 'all', number>>
}

/** An event of a supplier: a list, a payment or a change. */
export interface SupplierEvent {
  readonly kind:
    | 'ACCOUNT_ADDED'
    | 'ACCOUNT_CHANGED'
    | 'ACCOUNT_CONFIRMED'
    | 'ACCOUNT_DEFAULT'
    | 'ACCOUNT_DELETED'
    | 'PAID'
    | 'SCHEDULED'
    | 'TERM_CHANGED'
  readonly on: CivilDate
  /** The invoices that were scheduled or paid, their sum, and the payroll and its day. */
  readonly invoices: number | undefined
  readonly amount: Money | undefined
  readonly payroll: { readonly id: PayrollId; readonly name: string } | undefined
  readonly paymentDate: CivilDate | undefined
  /** The account that changed; undefined for a confirmation of earlier versions. */
  readonly account: { readonly bank: string; readonly ending: string } | undefined
  readonly term: PaymentTerm | undefined
  /** Who made the change, and the operator who acted on behalf of that user. */
  readonly actor: string | undefined
  readonly operator: string | undefined
}

export interface RowConflict {
  readonly row: number
  readonly conflict: SupplierRowConflict
}

/** How many accounts were added and how many terms were set. */
export interface SavedSupplierFile {
  readonly accounts: number
  readonly terms: number
}

/** The companies that the business owes, with its contacts at them and their bank accounts. */
export interface Suppliers {
  /** In the order of the Spanish alphabet. */
  readonly page: (query: SupplierPageQuery) => TaskEither<Failure, Page<Supplier>>
  readonly debts: (query: SupplierDebtQuery) => TaskEither<Failure, SupplierDebtPage>
  readonly one: (id: SupplierId) => TaskEither<Failure, Supplier>
  /** The latest first. */
  readonly activity: (id: SupplierId) => TaskEither<Failure, ReadonlyArray<SupplierEvent>>
  /** Changes the supplier in that version; in another one the stored supplier is the conflict. */
  readonly changeTerm: (
    id: SupplierId,
    version: number,
    term: PaymentTerm,
  ) => TaskEither<Failure | Conflict<Supplier>, Supplier>
  /** The banks of the country. */
  readonly banks: () => TaskEither<Failure, ReadonlyArray<Bank>>
  /** The rows that could not be saved, by their place. */
  readonly checkFile: (rows: ReadonlyArray<SupplierRow>) => TaskEither<Failure, ReadonlyArray<RowConflict>>
  /** Saves every row or none. `key` identifies one intent of the user, however often it is sent. */
  readonly saveFile: (rows: ReadonlyArray<SupplierRow>, key: string) => TaskEither<Failure, SavedSupplierFile | Pending>
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
