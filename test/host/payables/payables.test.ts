import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { arePossibleDuplicates } from '#domain/payables/duplicate.ts'
import { INBOX } from '#domain/payables/payable-state.ts'
import type { PaymentObstacle } from '#domain/payables/payment-obstacle.ts'
import type { ReceivedInvoice } from '#host/payables/received-invoice.ts'
import { savePayables } from '#host/payables/store.ts'
import { saveSuppliers } from '#host/suppliers/store.ts'
import { storeDocuments } from '#host/tax-authority/sync/connector-documents.ts'
import { aRefresh } from '#test/host/tax-authority/a-refresh.ts'
import { A_CLABE, anAccount } from '#test/host/banking/an-account.ts'
import { errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'
import { companyForEachTest } from '#test/host/server/company-for-each-test.ts'
import { identifierOf } from '#test/host/suppliers/a-supplier.ts'
import { BUYER, documentsOf, dte } from '#test/host/tax-authority/samples.ts'
import { aReceivedInvoice, storePayables } from './a-payable.ts'
import { paymentCalls } from './payment-calls.ts'

interface WirePayable {
  readonly id: number
  readonly folio: string
  readonly name: string
  readonly assignee: { readonly name: string } | null
  readonly identifier: string
  readonly obstacle: string | null
  readonly possibleDuplicate: boolean
  readonly amount: number
  readonly supplierId: number
  readonly supplierHasBankAccount: boolean
  readonly paymentDetail: {
    readonly paymentDate: string
    readonly paidAt: string | null
    readonly archivedAt: string | null
  }
}

let host: AHost
let mine: Company
companyForEachTest((given, company) => {
  host = given
  mine = company
})

const { ask, path } = paymentCalls(() => ({ host, mine }))
const has = (...invoices: ReadonlyArray<ReceivedInvoice>) => storePayables(host, mine, invoices)
const invoice = (at: number, instead: Partial<ReceivedInvoice> = {}) => aReceivedInvoice('CL', at, instead)
const listOf = async (option: 'inbox' | 'paid' | 'archived', more = '') => {
  const { body } = await ask(`GET ${path('invoice')}?option=${option}&page=1&size=100${more}`)
  return body as {
    readonly data: ReadonlyArray<WirePayable>
    readonly pagination: { readonly totalData: number }
    readonly totalAmount: number
    readonly suppliers: ReadonlyArray<{ readonly identifier: string; readonly invoices: number }>
  }
}
const foliosOf = async (option: 'inbox' | 'paid' | 'archived', more = '') =>
  (await listOf(option, more)).data.map(({ folio }) => folio)
const aSupplier = (name: string) => ({ name, identifier: identifierOf(name) })
const stats = async () => (await ask(`GET ${path('stats')}`)).body
const archive = (ids: ReadonlyArray<unknown>, archivedAt = '2026-11-20', key?: string) =>
  ask(`PUT ${path('invoice/archive')}`, { archivedAt, invoiceIds: ids.map(Number) }, key)
const pay = (ids: ReadonlyArray<unknown>, paidAt = '2026-11-20') =>
  ask(`PUT ${path('invoice/pay')}`, { paidAt, invoiceIds: ids.map(Number) })
const restore = (ids: ReadonlyArray<unknown>) => ask(`PUT ${path('invoice/restore')}`, { invoiceIds: ids.map(Number) })

describe('the invoices that a business owes', () => {
  it('are those that it received, with the supplier, and not those that it issued', async () => {
    mine = await host.company('CL', BUYER, 'compras@empresa.cl')
    await host.database.query('insert into entity_feature (business_id, feature_id, active) values ($1, 10, true)', [
      mine.businessId,
    ])
    const documents = documentsOf(dte({ folio: '1' }), dte({ folio: '2' })).map((document) => ({
      document,
      source: 'a test',
    }))
    await host.database.transaction((tx) => storeDocuments(tx, mine.businessId, documents))
    await aRefresh(host.database)(mine.businessId)
    expect((await foliosOf('inbox')).toSorted()).toEqual(['1', '2'])
    expect((await listOf('inbox')).data[0]).toMatchObject({ assignee: null, supplierHasBankAccount: false })
  })

  it('are found by folio, supplier, tax id and amount, and sorted by each column', async () => {
    const nativa = { name: 'Nativa SpA', identifier: identifierOf('Nativa SpA') }
    await has(invoice(0), invoice(1), invoice(9, { supplier: nativa, payee: nativa, amount: money('CLP', 500) }))
    expect(await foliosOf('inbox', '&search=nativa')).toEqual(['109'])
    expect(await foliosOf('inbox', '&search=101')).toEqual(['101'])
    expect(await foliosOf('inbox', '&search=500')).toEqual(['109'])
    expect(await foliosOf('inbox', `&search=${identifierOf('Nativa SpA')}`)).toEqual(['109'])
    expect(await foliosOf('inbox', '&orderBy=amount:asc')).toEqual(['109', '100', '101'])
    expect(await foliosOf('inbox', '&orderBy=name:desc')).toEqual(['101', '100', '109'])
    expect(await foliosOf('inbox', '&orderBy=issueDate:desc')).toEqual(['100', '101', '109'])
    expect(await foliosOf('inbox', '&orderBy=folio:desc')).toEqual(['109', '101', '100'])
    expect(await foliosOf('inbox')).toEqual(['109', '101', '100'])
  })

  it('are numbered in the order of the tax authority, whatever plan the database chooses', async () => {
    const several = [3, 1, 2, 0].map((at) => invoice(at))
    await host.database.transaction(async (tx) => {
      await saveSuppliers(
        tx,
        mine.businessId,
        several.slice(0, 1).map(({ supplier }) => supplier),
      )
      /* The remaining plan, a hash join, reads the rows of a supplier backwards. */
      for (const plan of ['nestloop', 'mergejoin']) await tx.query(`set local enable_${plan} = off`)
      await savePayables(tx, { country: 'CL', id: mine.businessId }, several)
    })
    const stored = await host.database.query('select folio from payable where business_id = $1 order by id', [
      mine.businessId,
    ])
    expect(stored).toEqual(several.map(({ folio }) => ({ folio })))
  })

  it('are sorted by supplier in pages that do not overlap, with a search text too', async () => {
    const named = (at: number, name: string, identifier = identifierOf(name)) =>
      invoice(at, { supplier: { name, identifier }, payee: { name, identifier } })
    await has(
      named(0, 'Sur Uno'),
      named(1, 'Gemela Sur', '76000901-K'),
      named(2, 'Gemela Sur', '76000902-K'),
      named(3, 'Gemela Sur', '76000901-K'),
      named(4, 'Norte'),
      named(5, 'Andes Sur'),
      named(6, 'Gemela Sur', '76000902-K'),
    )
    for (const direction of ['asc', 'desc']) {
      const all = await foliosOf('inbox', `&orderBy=name:${direction}`)
      const pages: Array<string> = []
      for (const page of [1, 2, 3]) {
        const { body } = await ask(
          `GET ${path('invoice')}?option=inbox&page=${page}&size=2&search=sur&orderBy=name:${direction}`,
        )
        pages.push(...(body as { data: ReadonlyArray<WirePayable> }).data.map(({ folio }) => folio))
      }
      expect(pages).toEqual(all.filter((folio) => folio !== '104'))
    }
  })

  it('come with the sum and the number of each supplier over all pages', async () => {
    const nativa = { name: 'Nativa SpA', identifier: identifierOf('Nativa SpA') }
    await has(invoice(0), invoice(1), invoice(2, { supplier: nativa, payee: nativa }))
    const { body } = await ask(`GET ${path('invoice')}?option=inbox&page=1&size=1`)
    expect(body).toMatchObject({ totalAmount: 3_003, pagination: { totalData: 3 } })
    expect((await listOf('inbox')).suppliers.map(({ invoices }) => invoices).toSorted()).toEqual([1, 2])
  })

  it('name the assignee, who must be paid, and whether an account of it is known', async () => {
    const payee = { name: 'Factoring SpA', identifier: identifierOf('Factoring SpA') }
    await has(invoice(0, { payee }))
    const before = (await listOf('inbox')).data[0]
    expect(before).toMatchObject({ assignee: payee, supplierHasBankAccount: false })
    await ask(`POST /api/supplier/${before?.supplierId}/bankaccount`, anAccount('CL', '778899'))
    expect((await listOf('inbox')).data[0]).toMatchObject({ supplierHasBankAccount: true })
  })

  it('stay without their document, and are not owed until it is back', async () => {
    await host.database.query('insert into entity_feature (business_id, feature_id, active) values ($1, 10, true)', [
      mine.businessId,
    ])
    const refresh = aRefresh(host.database)
    await has(invoice(0))
    await refresh(mine.businessId)
    expect((await listOf('inbox')).data).toMatchObject([{ folio: '100', obstacle: 'REMOVED' }])
    expect(await stats()).toMatchObject({ pending: 0, delayed: 0, counts: { inbox: 1 } })
    await has(invoice(0))
    expect((await listOf('inbox')).data).toMatchObject([{ folio: '100', obstacle: null }])
  })

  it('follow their documents, and stay where the user put them', async () => {
    const [first] = await has(invoice(0), invoice(1))
    await archive([first])
    await has(invoice(0, { amount: money('CLP', 7), obstacle: 'CLAIMED' }), invoice(1))
    expect((await listOf('archived')).data).toMatchObject([{ folio: '100', amount: 7, obstacle: 'CLAIMED' }])
    expect(await foliosOf('inbox')).toEqual(['101'])
  })
})

describe('the payment date of an owed invoice', () => {
  it('is the issue date and the term, 45 days without one, on a business day', async () => {
    await has(invoice(0))
    expect((await listOf('inbox')).data[0]?.paymentDetail.paymentDate).toBe('2026-12-16')
    await has(invoice(1, { receivedOn: '2026-11-02' as never }))
    const [, received] = (await listOf('inbox', '&orderBy=folio:asc')).data
    expect(received?.paymentDetail.paymentDate).toBe('2026-12-17')
  })

  it('follows the term of the supplier, until the user selects another day', async () => {
    const [first, second] = await has(invoice(0), invoice(1))
    const change = await ask(`PUT ${path(`invoice/${first}`)}`, { paymentDate: '2026-12-30' })
    expect(change.body).toMatchObject({ id: Number(first), paymentDetail: { paymentDate: '2026-12-30' } })
    const { supplierId } = (await listOf('inbox')).data[0] ?? expect.fail('no invoice')
    await ask(`PUT ${path(`supplier/${supplierId}`)}`, { paymentTerm: 30 })
    const dates = new Map((await listOf('inbox')).data.map(({ id, paymentDetail }) => [id, paymentDetail.paymentDate]))
    expect([dates.get(Number(first)), dates.get(Number(second))]).toEqual(['2026-12-30', '2026-11-30'])
    await has(invoice(0, { folio: '998' }), invoice(1, { folio: '999' }))
    expect(
      (await listOf('inbox', '&orderBy=issueDate:desc')).data.map(({ paymentDetail }) => paymentDetail.paymentDate),
    ).toEqual(['2026-12-30', '2026-11-30'])
  })

  it('is not overwritten by a change based on an older one, which gets the stored invoice', async () => {
    const [first, second] = await has(invoice(0), invoice(1))
    const change = (id: unknown, paymentDate: string, version: number) =>
      ask(`PUT ${path(`invoice/${id}`)}`, { paymentDate }, crypto.randomUUID(), version)
    expect((await change(first, '2026-12-30', 1)).body).toMatchObject({ version: 2 })
    expect(errorOf(await change(first, '2026-12-29', 1))).toMatchObject({ status: 409, errorCode: 'ERROR_CONFLICT' })
    expect((await change(first, '2026-12-29', 1)).body).toMatchObject({
      current: { id: Number(first), paymentDetail: { paymentDate: '2026-12-30' }, version: 2 },
    })
    const { supplierId } = (await listOf('inbox')).data[0] ?? expect.fail('no invoice')
    await ask(`PUT ${path(`supplier/${supplierId}`)}`, { paymentTerm: 30 })
    expect((await change(second, '2026-12-29', 1)).status).toBe(409)
    expect((await change(first, '2027-01-04', 2)).status).toBe(200)
  })

  it('is neither in the past nor on a closed day, and does not change once it is paid', async () => {
    const [first] = await has(invoice(0))
    const change = (paymentDate: string) => ask(`PUT ${path(`invoice/${first}`)}`, { paymentDate })
    expect(errorOf(await change('2026-11-19'))).toMatchObject({ errorCode: 'ERROR_INVOICE_DATE_PAST' })
    expect(errorOf(await change('2026-12-25'))).toMatchObject({ errorCode: 'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY' })
    expect((await change('2026-02-30')).status).toBe(400)
    await pay([first])
    expect(errorOf(await change('2026-12-30'))).toMatchObject({ status: 409, errorCode: 'ERROR_PAYABLE_MOVED' })
  })
})

describe('an owed invoice', () => {
  it('moves to the archive or to the paid ones, and back', async () => {
    const [first, second, third] = await has(invoice(0), invoice(1), invoice(2))
    expect((await archive([first])).status).toBe(200)
    expect((await pay([second], '2026-11-18')).status).toBe(200)
    expect([await foliosOf('inbox'), await foliosOf('archived'), await foliosOf('paid')]).toEqual([
      ['102'],
      ['100'],
      ['101'],
    ])
    expect((await listOf('paid')).data[0]?.paymentDetail).toMatchObject({ paidAt: '2026-11-18', archivedAt: null })
    expect((await restore([first, second])).status).toBe(200)
    expect((await foliosOf('inbox')).toSorted()).toEqual(['100', '101', '102'])
    expect(errorOf(await restore([third]))).toMatchObject({ errorCode: 'ERROR_PAYABLE_MOVED' })
  })

  it('moves together with all others of the request, or none does', async () => {
    const [first, second] = await has(invoice(0), invoice(1))
    await archive([first])
    expect(errorOf(await pay([second, first]))).toMatchObject({ status: 409, errorCode: 'ERROR_PAYABLE_MOVED' })
    expect(await foliosOf('inbox')).toEqual(['101'])
    expect((await archive([])).status).toBe(400)
    expect((await archive([second], '2026-11-21')).status).toBe(400)
    expect(await foliosOf('paid')).toEqual([])
  })

  it('moves once per key, however often that is sent, and each move is in the audit log', async () => {
    const [first] = await has(invoice(0))
    await Promise.all([1, 2, 3].map(() => archive([first], '2026-11-20', 'the-same')))
    expect(await foliosOf('archived')).toEqual(['100'])
    const entries = await host.database.query(
      "select detail from audit where action = 'payables archived' and business_id = $1",
      [mine.businessId],
    )
    expect(entries).toEqual([{ detail: { payables: String(first) } }])
  })

  it('moves by exactly one of fifty concurrent requests', async () => {
    const [first] = await has(invoice(0))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? archive([first]) : pay([first]))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const lists = await Promise.all((['inbox', 'paid', 'archived'] as const).map((option) => foliosOf(option)))
    expect(lists.flat()).toEqual(['100'])
  })

  it('of another company is like a missing one', async () => {
    const [first] = await has(invoice(0))
    const other = await host.company('CL', '80000001-K', 'eva@empresa.cl')
    await storePayables(host, other, [])
    const call = `PUT /api/payment/business/${other.businessId}/invoice/archive`
    const answer = await host.request(call, {
      token: other.token,
      body: { archivedAt: '2026-11-20', invoiceIds: [Number(first)] },
      headers: { 'idempotency-key': 'foreign' },
    })
    expect(errorOf(answer)).toMatchObject({ status: 404, errorCode: 'ERROR_NOT_FOUND' })
    expect(await foliosOf('inbox')).toEqual(['100'])
  })
})

const pesos = (amount: number) => [{ amount, currency: 'CLP' }]
/** A bucket with one invoice that is due on that day, or with none. */
const due = (bucket: string, amount: number, firstDate?: string) => ({
  bucket,
  invoices: firstDate === undefined ? 0 : 1,
  payrolls: 0,
  amount,
  totals: pesos(amount),
  scheduledTotals: pesos(0),
  ...(firstDate === undefined ? {} : { firstDate }),
})

describe('the sums over the owed invoices', () => {
  it('are everything owed and what of it is late, without what is not payable, paid or archived', async () => {
    const [, , third] = await has(
      invoice(0),
      invoice(60, { amount: money('CLP', 20) }),
      invoice(2, { amount: money('CLP', 300) }),
      invoice(3, { amount: money('CLP', 4_000), obstacle: 'CANCELLED' }),
    )
    await pay([third])
    expect(await stats()).toEqual({
      pending: 1_020,
      scheduled: 0,
      delayed: 20,
      paid: 300,
      totals: { pending: pesos(1_020), scheduled: pesos(0), delayed: pesos(20), paid: pesos(300) },
      due: [
        due('LONG_OVERDUE', 20, '2026-10-19'),
        due('OVERDUE', 0),
        due('WITHIN_7', 0),
        due('WITHIN_15', 0),
        due('WITHIN_30', 1_000, '2026-12-16'),
        due('LATER', 0),
      ],
      notices: [
        { notice: 'CLAIMABLE', invoices: 0, amount: 0, totals: pesos(0) },
        { notice: 'CANCELLED', invoices: 1, amount: 4_000, totals: pesos(4_000) },
        { notice: 'WITHOUT_RECEIPT', invoices: 0, amount: 0, totals: pesos(0) },
        { notice: 'PAID_CANCELLED', invoices: 0, amount: 0, totals: pesos(0) },
      ],
      counts: { inbox: 3, scheduled: 0, paid: 1, archived: 0 },
    })
  })
})

describe('the sums over the invoices to be paid to one supplier', () => {
  it('leave out those of the others, and contain those that were assigned to it', async () => {
    const nativa = { name: 'Nativa SpA', identifier: identifierOf('Nativa SpA') }
    const assigned = invoice(2, { payee: nativa })
    const [, paid] = await has(invoice(0), invoice(1), assigned)
    await pay([paid])
    const { data } = await listOf('inbox')
    const ofSupplier = async (name: string) => {
      const isOf = ({ assignee, name: supplier }: WirePayable) => (assignee?.name ?? supplier) === name
      const { supplierId } = data.find(isOf) ?? expect.fail(`no ${name}`)
      return (await ask(`GET ${path('stats')}?supplierId=${supplierId}`)).body
    }
    expect(await ofSupplier('Papelera Austral')).toMatchObject({
      pending: 1_000,
      paid: 1_001,
      counts: { inbox: 1, paid: 1 },
    })
    expect(await ofSupplier('Nativa SpA')).toMatchObject({ pending: 1_002, paid: 0, counts: { inbox: 1, paid: 0 } })
    expect((await ask(`GET ${path('stats')}?supplierId=999999999`)).status).toBe(404)
  })
})

describe('the setup of the payables', () => {
  it('hides what was issued before the start date, in every list and sum, and says how much that is', async () => {
    const [, , archived] = await has(invoice(0), invoice(60), invoice(61))
    await archive([archived])
    expect((await ask(`GET ${path('onboard')}`)).body).toEqual({
      onboard: false,
      startDate: null,
      hiddenInvoices: 0,
      oldestIssueDate: null,
    })
    const saved = await ask(`POST ${path('onboard')}`, { startDate: '2026-10-01', suppliers: [] })
    expect(saved.body).toEqual({
      onboard: true,
      startDate: '2026-10-01',
      hiddenInvoices: 1,
      oldestIssueDate: '2026-09-02',
    })
    expect([await foliosOf('inbox'), await foliosOf('archived')]).toEqual([['100'], ['161']])
    expect(await stats()).toMatchObject({ delayed: 0, counts: { inbox: 1, archived: 1 } })
    await ask(`POST ${path('onboard')}`, { startDate: '2026-09-02', suppliers: [] })
    expect((await foliosOf('inbox')).toSorted()).toEqual(['100', '160'])
  })

  it('names the suppliers since a date, and keeps their terms', async () => {
    const nativa = { name: 'Nativa SpA', identifier: identifierOf('Nativa SpA') }
    await has(invoice(0), invoice(60, { supplier: nativa, payee: nativa }))
    const since = async (date: string) => (await ask(`GET ${path('onboard/supplier')}?startDate=${date}`)).body
    expect(await since('2026-10-15')).toEqual([
      { name: 'Papelera Austral', identifier: identifierOf('Papelera Austral'), paymentTerm: null },
    ])
    expect(await since('2026-08-01')).toHaveLength(2)
    const suppliers = [
      { identifier: identifierOf('Papelera Austral'), paymentTerm: 0 },
      { identifier: '1-9', paymentTerm: 30 },
    ]
    await ask(`POST ${path('onboard')}`, { startDate: '2026-10-15', suppliers })
    expect(await since('2026-10-15')).toMatchObject([{ paymentTerm: 0 }])
    expect((await listOf('inbox')).data[0]?.paymentDetail.paymentDate).toBe('2026-11-02')
    expect((await ask(`POST ${path('onboard')}`, { startDate: '2026-11-21', suppliers: [] })).status).toBe(400)
  })
})

describe('in Mexico', () => {
  it('an owed invoice has its form of payment, and cents', async () => {
    mine = await host.company('MX', 'AAA100001BB1', 'luz@empresa.mx')
    await storePayables(host, mine, [aReceivedInvoice('MX', 0, { amount: money('MXN', 123_456) })])
    expect((await listOf('inbox')).data[0]).toMatchObject({ amount: 1234.56, paymentMethod: '03' })
    const { supplierId } = (await listOf('inbox')).data[0] ?? expect.fail('no invoice')
    await ask(`POST /api/supplier/${supplierId}/bankaccount`, anAccount('MX', A_CLABE))
    expect((await listOf('inbox')).data[0]).toMatchObject({ supplierHasBankAccount: true })
  })
})

describe('invoices that may be the same purchase', () => {
  const duplicatesOf = (id: unknown) => ask(`GET ${path(`invoice/${id}/duplicates`)}`)
  const markDistinct = (id: unknown, others: ReadonlyArray<unknown>) =>
    ask(`PUT ${path(`invoice/${id}/not-duplicate`)}`, { invoiceIds: others.map(Number) })
  const amount = money('CLP', 119_000)
  const suspects = async () =>
    (await listOf('inbox', '&orderBy=folio:asc')).data
      .filter(({ possibleDuplicate }) => possibleDuplicate)
      .map(({ folio }) => folio)

  it('are as the rule of the domain says, for every pair of forty', async () => {
    const [nativa, austral] = [aSupplier('Nativa SpA'), aSupplier('Papelera Austral')]
    const invoices = Array.from({ length: 40 }, (_, at) =>
      invoice(at, {
        folio: String(500 + (at % 7)),
        amount: money('CLP', 1_000 + (at % 3)),
        obstacle: at % 11 === 0 ? 'CANCELLED' : undefined,
        ...(at % 5 === 0 ? { supplier: nativa, payee: nativa } : { supplier: austral, payee: austral }),
      }),
    )
    const ids = await has(...invoices)
    const stored = await listOf('inbox')
    const domain = stored.data.map((row) => ({
      id: row.id,
      amount: money('CLP', row.amount),
      folio: row.folio,
      issueDate: invoices[ids.indexOf(String(row.id) as never)]?.issueDate ?? expect.fail('no invoice'),
      location: INBOX,
      obstacle: (row.obstacle ?? undefined) as PaymentObstacle | undefined,
      supplier: { name: row.name, identifier: row.identifier, hasBankAccount: false },
    }))
    for (const one of domain) {
      const { body } = await duplicatesOf(one.id)
      const expected = domain.filter((other) => arePossibleDuplicates(one, other)).map(({ id }) => id)
      expect((body as { data: Array<WirePayable> }).data.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
    }
    expect(domain.some((one) => domain.some((other) => arePossibleDuplicates(one, other)))).toBe(true)
  })

  it('are remembered as distinct, also when their documents are read again', async () => {
    const alike = [invoice(0, { amount }), invoice(1, { amount }), invoice(2, { amount })]
    const [one, other] = await has(...alike)
    expect(await suspects()).toEqual(['100', '101', '102'])
    expect(await markDistinct(one, [other])).toMatchObject({ status: 200, body: { possibleDuplicate: true } })
    expect(await markDistinct(other, [one])).toMatchObject({ status: 200 })
    await has(...alike)
    expect((await duplicatesOf(one)).body).toMatchObject({ data: [{ folio: '102' }] })
  })

  it('are none when one of them is archived, and again when it is restored', async () => {
    const [one] = await has(invoice(0, { amount }), invoice(1, { amount }))
    await archive([one])
    expect(await suspects()).toEqual([])
    await restore([one])
    expect(await suspects()).toEqual(['100', '101'])
  })

  it('of another company are not told apart', async () => {
    const [foreign] = await has(invoice(0, { amount }))
    mine = await host.company('CL', '76123123-2', 'otra@empresa.cl')
    const [own] = await has(invoice(0, { amount }))
    expect(errorOf(await markDistinct(own, [foreign]))).toMatchObject({ status: 404, errorCode: 'ERROR_NOT_FOUND' })
  })
})
