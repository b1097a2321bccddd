import * as TE from 'fp-ts/TaskEither'
import type { BankAccounts } from '#application/banking/bank-accounts.port.ts'
import type { Contacts, Suppliers } from '#application/suppliers/suppliers.port.ts'
import type { KnownAccount } from '#domain/banking/shared-account.ts'
import type { Contact } from '#domain/contacts/contact.ts'
import { groupSuppliers, searchSuppliers } from '#domain/suppliers/supplier-list.ts'
import type { Supplier, SupplierId } from '#domain/suppliers/supplier.ts'
import { SOME_BANKS } from '#test/support/samples/banking.ts'
import { makeFakeBankAccounts, type FakeBankAccounts } from './bank-accounts.ts'
import { type Faults, makeFaults, rejected } from './faults.ts'

export interface FakeSuppliers extends Suppliers {
  readonly faults: Faults
  readonly accounts: (id: SupplierId) => FakeBankAccounts & BankAccounts
  readonly put: (suppliers: ReadonlyArray<Supplier>) => void
}

export const makeFakeSuppliers = (given: ReadonlyArray<Supplier>): FakeSuppliers => {
  const faults = makeFaults()
  const accounts = new Map<SupplierId, FakeBankAccounts>()
  const contacts = new Map<SupplierId, Contacts>()
  let suppliers = given
  const find = (id: SupplierId) => {
    const found = suppliers.find((supplier) => supplier.id === id)
    return found === undefined ? TE.left(rejected('ERROR_NOT_FOUND')) : TE.of(found)
  }
  const kept = <A>(map: Map<SupplierId, A>, id: SupplierId, make: () => A): A => {
    const known = map.get(id) ?? make()
    map.set(id, known)
    return known
  }
  const knownBesides = (id: SupplierId): ReadonlyArray<KnownAccount> =>
    suppliers.flatMap(({ id: other, name }) =>
      (other === id ? [] : (accounts.get(other)?.all() ?? [])).map(({ bank, number }): KnownAccount => ({
        bank,
        number,
        keeper: { _tag: 'Supplier', name },
      })),
    )
  return {
    faults,
    put: (next) => (suppliers = next),
    page: ({ page, pageSize, search }) =>
      faults.around(() => {
        const found = groupSuppliers(searchSuppliers(suppliers, search)).flatMap(({ suppliers: of }) => of)
        const rows = found.slice((page - 1) * pageSize, page * pageSize)
        return TE.of({ rows, page, pageSize, totalRows: found.length })
      }),
    one: (id) => faults.around(() => find(id)),
    changeTerm: (id, version, paymentTerm) => {
      const current = suppliers.find((supplier) => supplier.id === id)
      if (current !== undefined && current.version !== version) return TE.left({ _tag: 'Conflict', current })
      return faults.around(() =>
        TE.map((supplier: Supplier) => {
          const changed = { ...supplier, paymentTerm, version: version + 1 }
          suppliers = suppliers.map((one) => (one.id === id ? changed : one))
          return changed
        })(find(id)),
      )
    },
    accounts: (id) => kept(accounts, id, () => makeFakeBankAccounts(SOME_BANKS, () => knownBesides(id))),
    contacts: (id) => kept(contacts, id, () => makeFakeContacts(faults)),
  }
}

const makeFakeContacts = (faults: Faults): Contacts => {
  const created = new Map<string, Contact>()
  let contacts: ReadonlyArray<Contact> = []
  let next = 0
  const has = (id: Contact['id']) => contacts.some((contact) => contact.id === id)
  return {
    list: () => faults.around(() => TE.of(contacts)),
    create: (contact, key) =>
      faults.around(() => {
        const before = created.get(key)
        if (before !== undefined) return TE.of(before)
        next += 1
        const added = { ...contact, id: String(next) as Contact['id'], version: 1 }
        created.set(key, added)
        contacts = [...contacts, added]
        return TE.of(added)
      }),
    replace: (id, version, contact) => {
      const current = contacts.find((one) => one.id === id)
      if (current !== undefined && current.version !== version) return TE.left({ _tag: 'Conflict', current })
      return faults.around(() => {
        if (!has(id)) return TE.left(rejected('ERROR_NOT_FOUND'))
        const changed = { ...contact, id, version: version + 1 }
        contacts = contacts.map((one) => (one.id === id ? changed : one))
        return TE.of(changed)
      })
    },
    remove: (id) =>
      faults.around(() => {
        if (!has(id)) return TE.left(rejected('ERROR_NOT_FOUND'))
        contacts = contacts.filter((one) => one.id !== id)
        return TE.of(undefined)
      }),
  }
}
