import type { Contact, NewContact } from '#domain/contacts/contact.ts'
import type { Email } from '#domain/identity/email.ts'
import type { Supplier, SupplierId } from '#domain/suppliers/supplier.ts'

export const someSuppliers = (...names: ReadonlyArray<string>): ReadonlyArray<Supplier> =>
  names.map((name, at) => ({
    id: String(at + 1) as SupplierId,
    name,
    identifier: `${76_000_000 + at}-K`,
    paymentTerm: undefined,
    version: 1,
  }))

export const aNewContact = (name = 'Rosa Díaz'): NewContact => ({
  name,
  position: 'Cobranza',
  email: 'cobranza@papelera.cl' as Email,
  phone: '+562-223-4567',
})

export const MISSING_CONTACT = '999999999999999' as Contact['id']
