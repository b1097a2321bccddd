import * as TE from 'fp-ts/TaskEither'
import type { BankAccounts } from '#application/banking/bank-accounts.port.ts'
import { sortedRows } from '#application/shared/sorted-rows.ts'
import type {
  Contacts,
  ListedSupplier,
  RowConflict,
  SavedSupplierFile,
  SupplierEvent,
  SupplierGroup,
  Suppliers,
  SupplierSortField,
} from '#application/suppliers/suppliers.port.ts'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import { isDuplicate } from '#domain/banking/default-account.ts'
import { type KnownAccount, sharedWith } from '#domain/banking/shared-account.ts'
import { normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import type { SupplierRow } from '#domain/suppliers/supplier-file.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { Contact } from '#domain/contacts/contact.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { ListDates } from '#domain/payables/owed-invoice.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { debtOf } from '#domain/payables/supplier-debt.ts'
import { orDefaultTerm } from '#domain/suppliers/payment-term.ts'
import { groupSuppliers, searchSuppliers, supplierSortKey } from '#domain/suppliers/supplier-list.ts'
import type { Supplier, SupplierId } from '#domain/suppliers/supplier.ts'
import { SOME_BANKS } from '#test/support/samples/banking.ts'
import { makeFakeBankAccounts, type FakeBankAccounts } from './bank-accounts.ts'
import { type Faults, makeFaults, rejected, rejectedBy } from './faults.ts'

export interface FakeSuppliers extends Suppliers {
  readonly faults: Faults
  readonly accounts: (id: SupplierId) => FakeBankAccounts & BankAccounts
  readonly put: (suppliers: ReadonlyArray<Supplier>) => void
}

/** The debts of the business; the fake of the invoices that it received is one. */
export interface Owing {
  readonly all: () => ReadonlyArray<PayableInvoice>
  readonly listDates: ListDates
}

const isOf =
  (identifier: string) =>
  (supplier: Supplier): boolean =>
    normaliseIdentifier(supplier.identifier) === normaliseIdentifier(identifier)

/** The host names the supplier as the holder. */
const HOLDER = { alias: undefined, holder: 'Proveedor', holderIdentifier: '76000000-K' }

const OWING_NOTHING: Owing = { all: () => [], listDates: new Map() }

export const makeFakeSuppliers = (
  given: ReadonlyArray<Supplier>,
  owing: Owing = OWING_NOTHING,
  today = '2026-03-04' as CivilDate,
): FakeSuppliers => {
  const faults = makeFaults()
  const accounts = new Map<SupplierId, FakeBankAccounts>()
  const contacts = new Map<SupplierId, Contacts>()
  const savedFiles = new Map<string, SavedSupplierFile>()
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
  const accountsOf = (id: SupplierId) =>
    kept(accounts, id, () => makeFakeBankAccounts(SOME_BANKS, () => knownBesides(id)))
  const conflictsOf = (rows: ReadonlyArray<SupplierRow>): ReadonlyArray<RowConflict> =>
    rows.flatMap(({ account, identifier }, row): ReadonlyArray<RowConflict> => {
      const supplier = suppliers.find(isOf(identifier))
      if (supplier === undefined) return [{ row, conflict: 'SUPPLIER_UNKNOWN' }]
      if (account === undefined) return []
      if (isDuplicate(accountsOf(supplier.id).all(), account.bankId, account.number))
        return [{ row, conflict: 'ACCOUNT_DUPLICATE' }]
      return sharedWith(knownBesides(supplier.id), account, 'CL') === undefined
        ? []
        : [{ row, conflict: 'ACCOUNT_SHARED' }]
    })
  const listed = (supplier: Supplier): ListedSupplier => {
    const invoices = owing.all().filter(({ payeeId }) => payeeId === supplier.id)
    const paid = accounts
      .get(supplier.id)
      ?.all()
      .find(({ isDefault }) => isDefault)
    return {
      ...supplier,
      ...debtOf(invoices, { currency: 'CLP', today, listDates: owing.listDates }),
      /* Nothing was paid to it, and nobody asked. */
      account: paid && { bank: paid.bank.name, ending: paid.number.slice(-4), isUnconfirmed: true },
    }
  }
  const inGroup = (group: SupplierGroup | undefined) => (supplier: ListedSupplier) =>
    group === undefined || IN_GROUP[group](supplier)
  return {
    faults,
    debts: ({ group, page, pageSize, search, sort }) =>
      faults.around(() => {
        const found = groupSuppliers(searchSuppliers(suppliers, search)).flatMap(({ suppliers: of }) => of.map(listed))
        const rows = sortedRows(found.filter(inGroup(group)), sortKeyOf, sort)
        const count = (of: SupplierGroup) => found.filter(inGroup(of)).length
        return TE.of({
          rows: rows.slice((page - 1) * pageSize, page * pageSize),
          page,
          pageSize,
          totalRows: rows.length,
          counts: {
            all: found.length,
            overdue: count('overdue'),
            withoutAccount: count('withoutAccount'),
            unconfirmed: count('unconfirmed'),
          },
        })
      }),
    put: (next) => (suppliers = next),
    page: ({ page, pageSize, search }) =>
      faults.around(() => {
        const found = groupSuppliers(searchSuppliers(suppliers, search)).flatMap(({ suppliers: of }) => of)
        const rows = found.slice((page - 1) * pageSize, page * pageSize)
        return TE.of({ rows, page, pageSize, totalRows: found.length })
      }),
    one: (id) => faults.around(() => find(id)),
    activity: (id) =>
      faults.around(() => TE.of([...eventsOf(owing.all(), id), ...(accounts.get(id)?.all() ?? []).map(addedEvent)])),
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
    banks: () => faults.around(() => TE.of(SOME_BANKS)),
    checkFile: (rows) => faults.around(() => TE.of(conflictsOf(rows))),
    saveFile: (rows, key) =>
      faults.around(() => {
        const before = savedFiles.get(key)
        if (before !== undefined) return TE.of(before)
        if (conflictsOf(rows).length > 0)
          return TE.left(rejectedBy(endpoints.supplierFileSave, 'ERROR_SUPPLIER_FILE_REJECTED'))
        for (const { identifier, term } of rows)
          suppliers = suppliers.map((one) =>
            term !== undefined && isOf(identifier)(one) ? { ...one, paymentTerm: term, version: one.version + 1 } : one,
          )
        const added = rows.flatMap(({ account, identifier }, at) => {
          const supplier = suppliers.find(isOf(identifier))
          if (account === undefined || supplier === undefined) return []
          return [accountsOf(supplier.id).create({ ...account, ...HOLDER }, `${key}-${at}`)]
        })
        const terms = rows.filter(({ term }) => term !== undefined).length
        const saved = { accounts: added.length, terms }
        savedFiles.set(key, saved)
        return TE.map(() => saved)(TE.sequenceSeqArray(added))
      }),
    accounts: accountsOf,
    contacts: (id) => kept(contacts, id, () => makeFakeContacts(faults)),
  }
}

const NO_EVENT = {
  invoices: undefined,
  amount: undefined,
  payroll: undefined,
  paymentDate: undefined,
  account: undefined,
  term: undefined,
  actor: undefined,
  operator: undefined,
} as const

/** Those that were paid, each by itself. */
const eventsOf = (invoices: ReadonlyArray<PayableInvoice>, id: SupplierId): ReadonlyArray<SupplierEvent> =>
  invoices.flatMap(({ amount, location, payeeId }): ReadonlyArray<SupplierEvent> =>
    payeeId === id && location._tag === 'Paid'
      ? [{ ...NO_EVENT, kind: 'PAID', on: location.on, invoices: 1, amount }]
      : [],
  )

const addedEvent = ({ bank, number }: BankAccount): SupplierEvent => ({
  ...NO_EVENT,
  kind: 'ACCOUNT_ADDED',
  on: '2026-03-01' as CivilDate,
  account: { bank: bank.name, ending: number.slice(-4) },
  actor: 'Antonia Riquelme',
})

const IN_GROUP: Readonly<Record<SupplierGroup, (supplier: ListedSupplier) => boolean>> = {
  overdue: ({ overdue }) => overdue.some(({ minor }) => minor > 0),
  withoutAccount: ({ account }) => account === undefined,
  unconfirmed: ({ account }) => account?.isUnconfirmed === true,
}

const sortKeyOf = (supplier: ListedSupplier, field: SupplierSortField): number | string => {
  switch (field) {
    case 'name':
      return supplierSortKey(supplier.name)
    case 'identifier':
      return supplier.identifier
    case 'next':
      return supplier.next ?? ''
    case 'term':
      return orDefaultTerm(supplier.paymentTerm)
    default:
      return supplier[field][0]?.minor ?? 0
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
