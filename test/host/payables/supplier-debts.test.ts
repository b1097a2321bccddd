import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPending } from '#domain/team/pending.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'
import type { SupplierDebtQuery } from '#wire/suppliers.codec.ts'
import type { BankId } from '#domain/banking/bank.ts'
import { A_CLABE } from '#test/host/banking/an-account.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'
import { testClient, type TestClient } from '#test/host/server/test-client.ts'
import { identifierOf } from '#test/host/suppliers/a-supplier.ts'
import {
  aReceivedInvoice,
  confirmAccounts,
  storePayables,
  storeTransferAccounts,
  storeUnconfirmedAccounts,
} from './a-payable.ts'

let host: AHost
let mine: Company
let client: TestClient
let companies = 0
beforeAll(async () => {
  host = await aHost()
})
beforeEach(async () => {
  companies += 1
  mine = await host.company('MX', `EKU9003173C${companies}`, `ana${companies}@empresa.mx`)
  client = testClient(host, mine)
})
afterAll(() => host.close())

const TODAY = '2026-11-20' as CivilDate
const named = (name: string) => ({ name, identifier: identifierOf(name) })
const [NATIVA, ACME, OPTICA] = [named('Nativa'), named('Acme'), named('Óptica Sur')]
const from = (supplier: typeof NATIVA, at: number, pesos: number, instead = {}) =>
  aReceivedInvoice('MX', at, { supplier, payee: supplier, amount: money('MXN', pesos), ...instead })
const debts = (query: Partial<SupplierDebtQuery> = {}) =>
  client.supplierDebts({
    query: { page: 1, size: 20, name: undefined, group: undefined, orderBy: undefined, ...query },
  })
const namesIn = async (query: Partial<SupplierDebtQuery>) => (await debts(query)).rows.map(({ name }) => name)
/** Without an agreed term it is due 45 days later. */
const issued = (daysAgo: number): { readonly issueDate: CivilDate } => ({ issueDate: addDays(TODAY, -daysAgo) })

const NEW_ACCOUNT = {
  bankId: '4002' as BankId,
  type: 'CUENTA_CLABE',
  number: A_CLABE,
  email: 'pagos@empresa.mx',
  alias: undefined,
  holder: 'Acme',
  holderIdentifier: identifierOf('Acme'),
  currency: 'MXN',
} as const

/** Somebody changes the number of the account of the supplier. */
const changeNumber = async (name: string): Promise<void> => {
  await host.database.query(
    `update bank_account set number = '5' || number where business_id = $1
      and supplier_id = (select id from supplier where business_id = $1 and name = $2)`,
    [mine.businessId, name],
  )
}

/** Acme is owed 300.00 overdue and 100 dollars to come, Nativa 500.00 to come, Óptica Sur nothing. */
const threeSuppliers = async () => {
  const dollars = { documentAmount: money('USD', 10_000), ...issued(10) }
  await storePayables(host, mine, [
    from(ACME, 0, 30_000, issued(90)),
    from(ACME, 1, 185_000, dollars),
    from(NATIVA, 2, 50_000, issued(20)),
    from(OPTICA, 3, 70_000, { obstacle: 'CANCELLED', ...issued(90) }),
  ])
}

describe('the suppliers with what is owed to each', () => {
  it('have the sums of the payables in each currency, and the day of the next payment', async () => {
    await threeSuppliers()
    const { rows, totalRows } = await debts()
    expect(totalRows).toBe(3)
    expect(rows).toMatchObject([
      { name: 'Acme', owed: [money('MXN', 30_000), money('USD', 10_000)], overdue: [money('MXN', 30_000)] },
      { name: 'Nativa', owed: [money('MXN', 50_000)], overdue: [money('MXN', 0)], account: undefined },
      { name: 'Óptica Sur', owed: [money('MXN', 0)], overdue: [money('MXN', 0)], next: undefined },
    ])
    for (const { id, next, overdue, owed } of rows) {
      const stats = await client.payableStats({ query: { supplierId: id } })
      expect([owed, overdue]).toEqual([stats.totals?.pending, stats.totals?.delayed])
      const coming = stats.due.flatMap(({ first }) => (first !== undefined && first >= TODAY ? [first] : []))
      expect(next).toBe(coming[0])
    }
  })

  it('are sorted by each column, without a value last', async () => {
    await threeSuppliers()
    expect(await namesIn({ orderBy: { field: 'name', direction: 'desc' } })).toEqual(['Óptica Sur', 'Nativa', 'Acme'])
    expect(await namesIn({ orderBy: { field: 'owed', direction: 'desc' } })).toEqual(['Acme', 'Nativa', 'Óptica Sur'])
    expect(await namesIn({ orderBy: { field: 'overdue', direction: 'asc' } })).toEqual(['Nativa', 'Óptica Sur', 'Acme'])
    expect(await namesIn({ orderBy: { field: 'next', direction: 'asc' } })).toEqual(['Nativa', 'Acme', 'Óptica Sur'])
    const [acme] = (await debts()).rows
    if (acme === undefined) throw new Error('no supplier')
    await client.supplierUpdate({
      params: { supplierId: acme.id },
      version: acme.version,
      body: { paymentTerm: 60 as PaymentTerm },
    })
    expect(await namesIn({ orderBy: { field: 'term', direction: 'desc' } })).toEqual(['Acme', 'Nativa', 'Óptica Sur'])
  })

  it('are narrowed to those with overdue invoices or without an account, and counted within the search', async () => {
    await threeSuppliers()
    await storeTransferAccounts(host, mine, [NATIVA.identifier])
    expect((await debts()).counts).toEqual({ all: 3, overdue: 1, withoutAccount: 1, unconfirmed: 0 })
    expect(await namesIn({ group: 'overdue' })).toEqual(['Acme'])
    expect(await namesIn({ group: 'withoutAccount' })).toEqual(['Nativa'])
    expect((await debts({ name: 'optica' })).counts).toEqual({ all: 1, overdue: 0, withoutAccount: 0, unconfirmed: 0 })
    const [acme] = (await debts({ group: 'overdue' })).rows
    expect(acme?.account?.ending).toBe(`4000${acme?.id}`.slice(-4))
  })

  it('await a confirmation of their account exactly where their next list would', async () => {
    await threeSuppliers()
    await storeUnconfirmedAccounts(host, mine)
    expect((await debts()).counts.unconfirmed).toBe(3)
    expect(await namesIn({ group: 'unconfirmed' })).toEqual(['Acme', 'Nativa', 'Óptica Sur'])
    await confirmAccounts(host, mine)
    await changeNumber('Nativa')
    expect(await namesIn({ group: 'unconfirmed' })).toEqual(['Nativa'])
    const { rows } = await debts()
    const inbox = await client.payables({ query: { option: 'inbox', payable: 'yes', page: 1, size: 20 } })
    const body = { name: 'Todas', paymentDate: addDays(TODAY, 10), invoiceIds: inbox.rows.map(({ id }) => id) }
    const list = await client.payrollCreate({ body })
    const { payees } = await client.payrollTransfers({ params: { payrollId: list.id } })
    for (const { caution, id, total } of payees.filter((payee) => payee.total.currency === 'MXN'))
      expect([total.currency, caution?.isUnconfirmed]).toEqual([
        'MXN',
        rows.find((row) => row.id === id)?.account?.isUnconfirmed,
      ])
  })

  it('have their invoices, the latest first, wherever they are', async () => {
    await threeSuppliers()
    const [acme] = (await debts()).rows
    if (acme === undefined) throw new Error('no supplier')
    const page = (at: number) =>
      client.supplierInvoices({ params: { supplierId: acme.id }, query: { page: at, size: 1 } })
    const [first, second] = [await page(1), await page(2)]
    expect([first.totalRows, first.rows[0]?.folio, second.rows[0]?.folio]).toEqual([2, '101', '100'])
    const paid = first.rows.map(({ id }) => id)
    await client.payablesPay({ body: { ids: paid, on: TODAY } })
    expect((await page(1)).rows).toMatchObject([{ folio: '101', location: { _tag: 'Paid', on: TODAY } }])
  })

  it('have the lists and payments of their invoices, and the changes of their accounts and term, the latest first', async () => {
    await threeSuppliers()
    const [acme] = (await debts()).rows
    if (acme === undefined) throw new Error('no supplier')
    const ofAcme = { params: { supplierId: acme.id } }
    const account = await client.supplierAccountCreate({ ...ofAcme, body: NEW_ACCOUNT })
    if (isPending(account)) throw new Error('it waits for others')
    const invoices = (await client.supplierInvoices({ ...ofAcme, query: { page: 1, size: 20 } })).rows
    const [dollars, pesos] = invoices.map(({ id }) => id)
    if (dollars === undefined || pesos === undefined) throw new Error('two invoices')
    const list = { name: 'Fin de mes', paymentDate: addDays(TODAY, 10) }
    const { id } = await client.payrollCreate({ body: { ...list, invoiceIds: [pesos] } })
    await client.payablesPay({ body: { ids: [dollars], on: addDays(TODAY, -1) } })
    await client.supplierUpdate({ ...ofAcme, version: acme.version, body: { paymentTerm: 30 as PaymentTerm } })
    const { items } = await client.supplierActivity(ofAcme)
    expect(items).toMatchObject([
      {
        kind: 'SCHEDULED',
        on: TODAY,
        invoices: 1,
        amount: money('MXN', 30_000),
        payroll: { id, name: 'Fin de mes' },
        paymentDate: list.paymentDate,
      },
      { kind: 'TERM_CHANGED', on: TODAY, term: 30 },
      { kind: 'ACCOUNT_ADDED', on: TODAY, account: { bank: account.bank.name, ending: '9710' } },
      { kind: 'PAID', on: addDays(TODAY, -1), invoices: 1, amount: money('USD', 10_000), payroll: undefined },
    ])
    const [, nativa] = (await debts()).rows
    expect((await client.supplierActivity({ params: { supplierId: nativa?.id ?? acme.id } })).items).toEqual([])
  })

  it('come page by page', async () => {
    await threeSuppliers()
    const { rows, totalRows } = await debts({ page: 2, size: 2 })
    expect([rows.map(({ name }) => name), totalRows]).toEqual([['Óptica Sur'], 3])
  })
})
