import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import { isPending, type Pending } from '#domain/team/pending.ts'
import type { Suppliers } from '#application/suppliers/suppliers.port.ts'
import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { aHeldAccount } from '#test/support/samples/banking.ts'
import { aNewContact, MISSING_CONTACT } from '#test/support/samples/suppliers.ts'

/** A `Suppliers` implementation with `Óptica Sur`, `Ñuble Papeles` and `Nativa`. */
export interface SuppliersSubject {
  readonly suppliers: Suppliers
  readonly stop: () => Promise<void>
}

export const CONTRACT_SUPPLIERS = ['Óptica Sur', 'Ñuble Papeles', 'Nativa'] as const

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))
const NOT_FOUND = { left: { _tag: 'Rejected', code: 'ERROR_NOT_FOUND' } }
const MISSING_SUPPLIER = '999999999999999' as SupplierId

const inForce = (answer: E.Either<unknown, BankAccount | Pending>): BankAccount => {
  const saved = right(answer)
  return isPending(saved) ? expect.fail('it waits for others') : saved
}
export const suppliersContract = (name: string, make: () => Promise<SuppliersSubject>): void => {
  const within = async (use: (suppliers: Suppliers) => Promise<void>): Promise<void> => {
    const { suppliers, stop } = await make()
    try {
      await use(suppliers)
    } finally {
      await stop()
    }
  }
  const named = async (suppliers: Suppliers, search: string) =>
    right(await suppliers.page({ page: 1, pageSize: 20, search })()).rows.map((supplier) => supplier.name)
  const first = async (suppliers: Suppliers): Promise<SupplierId> =>
    right(await suppliers.page({ page: 1, pageSize: 1, search: '' })()).rows[0]?.id ?? MISSING_SUPPLIER

  describe(`Suppliers: ${name}`, () => {
    it('come in alphabetical order, page by page, and are found without accents', () =>
      within(async (suppliers) => {
        expect(await named(suppliers, '')).toEqual(['Nativa', 'Ñuble Papeles', 'Óptica Sur'])
        const page = right(await suppliers.page({ page: 2, pageSize: 2, search: '' })())
        expect([page.rows.map((row) => row.name), page.totalRows]).toEqual([['Óptica Sur'], 3])
        expect([await named(suppliers, 'optica'), await named(suppliers, 'otra')]).toEqual([['Óptica Sur'], []])
      }))

    it('get accounts and terms from a file, all of them or none', () =>
      within(async (suppliers) => {
        const [one, other] = right(await suppliers.page({ page: 1, pageSize: 20, search: '' })()).rows
        if (one === undefined || other === undefined) return expect.fail('no suppliers')
        const { holder: _, holderIdentifier: __, ...account } = aHeldAccount('77665544')
        const row = { identifier: one.identifier, account, term: 15 as PaymentTerm }
        const unknown = { identifier: 'XX-1', account: undefined, term: 30 as PaymentTerm }
        expect(right(await suppliers.checkFile([row, unknown])())).toEqual([{ row: 1, conflict: 'SUPPLIER_UNKNOWN' }])
        expect(await suppliers.saveFile([row, unknown], 'file-1')()).toMatchObject({
          left: { code: 'ERROR_SUPPLIER_FILE_REJECTED' },
        })
        expect(right(await suppliers.accounts(one.id).list()())).toEqual([])
        expect(right(await suppliers.one(one.id)()).paymentTerm).not.toBe(15)

        expect(right(await suppliers.saveFile([row], 'file-2')())).toEqual({ accounts: 1, terms: 1 })
        expect(right(await suppliers.saveFile([row], 'file-2')())).toEqual({ accounts: 1, terms: 1 })
        expect(right(await suppliers.accounts(one.id).list()())).toMatchObject([
          { number: '77665544', isDefault: true },
        ])
        expect(right(await suppliers.one(one.id)()).paymentTerm).toBe(15)
        const again = [row, { ...row, identifier: other.identifier }]
        expect(right(await suppliers.checkFile(again)()).map(({ conflict }) => conflict)).toEqual([
          'ACCOUNT_DUPLICATE',
          'ACCOUNT_SHARED',
        ])
      }))

    it('are listed with what is owed and the account that is paid, in one group or all', () =>
      within(async (suppliers) => {
        const query = { page: 1, pageSize: 20, search: '', group: undefined, sort: undefined }
        const before = right(await suppliers.debts(query)())
        expect(before.rows.map((row) => row.name)).toEqual(['Nativa', 'Ñuble Papeles', 'Óptica Sur'])
        expect(before.rows[0]).toMatchObject({ next: undefined, account: undefined })
        expect(before.counts).toEqual({ all: 3, overdue: 0, withoutAccount: 3, unconfirmed: 0 })
        const id = before.rows[0]?.id ?? MISSING_SUPPLIER
        inForce(await suppliers.accounts(id).create(aHeldAccount('628119'), 'key-1')())
        const sort = { field: 'name', direction: 'desc' } as const
        const without = right(await suppliers.debts({ ...query, group: 'withoutAccount', sort })())
        expect(without.rows.map((row) => row.name)).toEqual(['Óptica Sur', 'Ñuble Papeles'])
        expect(right(await suppliers.debts({ ...query, search: 'nativa' })())).toMatchObject({
          rows: [{ account: { ending: '8119', isUnconfirmed: true } }],
          counts: { all: 1, withoutAccount: 0, unconfirmed: 1 },
        })
        const asked = right(await suppliers.debts({ ...query, group: 'unconfirmed' })())
        expect(asked.rows.map((row) => row.name)).toEqual(['Nativa'])
      }))

    it('have an activity, in which a new account is named', () =>
      within(async (suppliers) => {
        const id = await first(suppliers)
        expect(right(await suppliers.activity(id)())).toEqual([])
        const { bank } = inForce(await suppliers.accounts(id).create(aHeldAccount('62811904'), 'key-1')())
        expect(right(await suppliers.activity(id)())).toMatchObject([
          { kind: 'ACCOUNT_ADDED', account: { bank: bank.name, ending: '1904' }, amount: undefined },
        ])
      }))

    it('have no payment term until one is agreed', () =>
      within(async (suppliers) => {
        const id = await first(suppliers)
        const given = right(await suppliers.one(id)())
        expect(given).toMatchObject({ name: 'Nativa', paymentTerm: undefined })
        const changed = right(await suppliers.changeTerm(id, given.version, 30 as PaymentTerm)())
        expect(changed).toEqual({ ...given, paymentTerm: 30, version: given.version + 1 })
        expect(right(await suppliers.one(id)())).toEqual(changed)
      }))

    it('have a term that is only replaced in the version that was seen', () =>
      within(async (suppliers) => {
        const id = await first(suppliers)
        const { version } = right(await suppliers.one(id)())
        const changed = right(await suppliers.changeTerm(id, version, 30 as PaymentTerm)())
        expect(await suppliers.changeTerm(id, version, 60 as PaymentTerm)()).toEqual(
          E.left({ _tag: 'Conflict', current: changed }),
        )
        expect(right(await suppliers.one(id)())).toEqual(changed)
        expect(right(await suppliers.changeTerm(id, changed.version, 60 as PaymentTerm)())).toMatchObject({
          paymentTerm: 60,
        })
      }))

    it('have accounts that another supplier has with a consent only, which its name is asked for', () =>
      within(async (suppliers) => {
        const [one, other] = right(await suppliers.page({ page: 1, pageSize: 2, search: '' })()).rows
        if (one === undefined || other === undefined) throw new Error('two suppliers')
        const [accounts, others] = [suppliers.accounts(one.id), suppliers.accounts(other.id)]
        inForce(await accounts.create(aHeldAccount('628119'), 'key-1')())
        const shared = {
          _tag: 'Rejected',
          code: 'ERROR_BANK_ACCOUNT_SHARED',
          keeper: { _tag: 'Supplier', name: one.name },
        }
        expect(await others.create(aHeldAccount('0628119'), 'key-2')()).toMatchObject(E.left(shared))
        const { id, version } = inForce(await others.create(aHeldAccount('628118'), 'key-3')())
        expect(await others.replace(id, version, aHeldAccount('628119'))()).toMatchObject(E.left(shared))
        const accepted = { ...aHeldAccount('628119'), isSharedAccepted: true }
        expect(inForce(await others.replace(id, version, accepted)())).toMatchObject({ id, number: '628119' })
      }))

    it('are not found when missing', () =>
      within(async (suppliers) => {
        expect(await suppliers.one(MISSING_SUPPLIER)()).toMatchObject(NOT_FOUND)
        expect(await suppliers.changeTerm(MISSING_SUPPLIER, 1, 30 as PaymentTerm)()).toMatchObject(NOT_FOUND)
      }))

    it('have contacts, which are created once per key, replaced and removed', () =>
      within(async (suppliers) => {
        const contacts = suppliers.contacts(await first(suppliers))
        expect(right(await contacts.list()())).toEqual([])
        const rosa = right(await contacts.create(aNewContact(), 'key-1')())
        expect(right(await contacts.create(aNewContact(), 'key-1')())).toEqual(rosa)
        const hugo = right(await contacts.create(aNewContact('Hugo Paz'), 'key-2')())
        const ana = right(await contacts.replace(rosa.id, rosa.version, aNewContact('Ana Paz'))())
        expect([ana.id, right(await contacts.list()())]).toEqual([rosa.id, [ana, hugo]])
        expect(await contacts.remove(rosa.id)()).toEqual(E.right(undefined))
        expect(right(await contacts.list()())).toEqual([hugo])
        expect(await contacts.remove(rosa.id)()).toMatchObject(NOT_FOUND)
        expect(await contacts.replace(MISSING_CONTACT, 1, aNewContact())()).toMatchObject(NOT_FOUND)
      }))

    it('have contacts that are only replaced in the version that was seen', () =>
      within(async (suppliers) => {
        const contacts = suppliers.contacts(await first(suppliers))
        const { id, version } = right(await contacts.create(aNewContact(), 'key-1')())
        const ana = right(await contacts.replace(id, version, aNewContact('Ana Paz'))())
        expect(await contacts.replace(id, version, aNewContact('Eva Paz'))()).toEqual(
          E.left({ _tag: 'Conflict', current: ana }),
        )
        expect(right(await contacts.list()())).toEqual([ana])
        expect(right(await contacts.replace(id, ana.version, aNewContact('Eva Paz'))())).toMatchObject({
          name: 'Eva Paz',
        })
      }))
  })
}
