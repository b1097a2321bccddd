import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { actOnPayroll, listPayrolls } from '#host/operator/payrolls.ts'
import { setTransferAccount } from '#host/operator/set-transfer-account.ts'
import { checkTransfers } from '#host/payables/check-transfers.ts'
import { NO_BANK_CONNECTION, SAMPLE_BANK } from '#host/payables/incoming-transfers.port.ts'
import type { ReceivedInvoice } from '#host/payables/received-invoice.ts'
import { anAccount } from '#test/host/banking/an-account.ts'
import { NOON, errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'
import { companyForEachTest } from '#test/host/server/company-for-each-test.ts'
import { identifierOf } from '#test/host/suppliers/a-supplier.ts'
import { aReceivedInvoice, storePayables, storeTransferAccounts } from './a-payable.ts'
import { paymentCalls } from './payment-calls.ts'

interface WirePayroll {
  readonly id: number
  readonly name: string
  readonly status: string
  readonly totalInvoices: number
  readonly totalSuppliers: number
  readonly summedAmount: number
  readonly hasBankAccount: boolean
  readonly reference: string
  readonly notPayableInvoices: number
  readonly reason: string | null
  readonly checkAt: number | null
}

let host: AHost
let mine: Company
companyForEachTest((given, company) => {
  host = given
  mine = company
})

const { ask, path } = paymentCalls(() => ({ host, mine }))
const nativa = { name: 'Nativa SpA', identifier: identifierOf('Nativa SpA') }
const has = (...invoices: ReadonlyArray<ReceivedInvoice>) => storePayables(host, mine, invoices)
const invoice = (at: number, instead: Partial<ReceivedInvoice> = {}) => aReceivedInvoice('CL', at, instead)
const listOf = async (option: 'inbox' | 'paid' | 'archived') => {
  const { body } = await ask(`GET ${path('invoice')}?option=${option}&page=1&size=100&orderBy=folio:asc`)
  return (body as { readonly data: ReadonlyArray<{ readonly folio: string; readonly voucher: string | null }> }).data
}
const foliosOf = async (option: 'inbox' | 'paid' | 'archived') => (await listOf(option)).map(({ folio }) => folio)
const vouchersOf = async (option: 'paid') => (await listOf(option)).map(({ voucher }) => voucher)
const schedule = (ids: ReadonlyArray<unknown>, instead: Readonly<Record<string, unknown>> = {}, key?: string) =>
  ask(
    `POST ${path('payroll')}`,
    {
      name: 'Facturas del 30 de noviembre',
      paymentDate: '2026-11-30',
      invoiceIds: ids.map(Number),
      ...instead,
    },
    key,
  )
const scheduled = async (ids: ReadonlyArray<unknown>): Promise<WirePayroll> => {
  const { body, status } = await schedule(ids)
  expect(status).toBe(200)
  return body as WirePayroll
}
const payrollOf = async (id: number) => (await ask(`GET ${path(`payroll/${id}`)}`)).body as WirePayroll
const payrolls = async () =>
  (await ask(`GET ${path('payroll')}?page=1&size=20&option=not-paid`)).body as {
    readonly data: ReadonlyArray<WirePayroll>
    readonly pagination: { readonly totalData: number }
  }
const requestPayment = (id: number, paid: boolean, method: 'TRANSFER' | 'DIRECT', key?: string) =>
  ask(`PUT ${path('payroll/request-payment')}`, { payrollIds: [id], paid, method }, key)
const restore = (ids: ReadonlyArray<unknown>) => ask(`PUT ${path('invoice/restore')}`, { invoiceIds: ids.map(Number) })
const act = (
  id: number,
  action: 'confirm' | 'fail' | 'fund' | 'fundShort' | 'reject',
  more: { readonly reason?: string; readonly payee?: string; readonly anyway?: string } = {},
) =>
  actOnPayroll(host.services, {
    command: 'payroll:act',
    payrollId: String(id) as never,
    action,
    reason: more.reason,
    anyway: more.anyway,
    payee: more.payee === undefined ? undefined : { country: 'CL', identifier: more.payee },
  })

const withAccounts = () => storeTransferAccounts(host, mine)

/** Over two payees with new accounts. */
const aReadyPayroll = async (): Promise<number> => {
  const ids = await has(invoice(0), invoice(1, { supplier: nativa, payee: nativa }))
  await withAccounts()
  return (await scheduled(ids)).id
}

interface SupplierRow {
  readonly supplierId: number
  readonly Business: { readonly name: string }
}

describe('a payroll', () => {
  it('takes invoices out of the inbox, and counts them, their payees and their sum', async () => {
    const [first, second, third] = await has(invoice(0), invoice(1, { supplier: nativa, payee: nativa }), invoice(2))
    const payroll = await scheduled([first, second])
    expect(payroll).toMatchObject({
      name: 'Facturas del 30 de noviembre',
      paymentDate: '2026-11-30',
      status: 'SCHEDULED_READY_TO_PAY',
      totalInvoices: 2,
      totalSuppliers: 2,
      summedAmount: 2_001,
      hasBankAccount: false,
      notPayableInvoices: 0,
    })
    expect(payroll.reference).toBe(`LISTA-${String(payroll.id).padStart(6, '0')}`)
    expect(await payrolls()).toMatchObject({ data: [payroll], pagination: { totalData: 1 } })
    expect(await foliosOf('inbox')).toEqual(['102'])
    expect((await ask(`GET ${path('stats')}`)).body).toMatchObject({
      pending: 1_002,
      scheduled: 2_001,
      counts: { inbox: 1, scheduled: 2, paid: 0, archived: 0 },
    })
    const { body } = await ask(`GET ${path(`payroll/${payroll.id}/invoice`)}?page=1&size=20`)
    expect(body).toMatchObject({
      data: [
        { folio: '101', payroll: { id: payroll.id, name: payroll.name } },
        { folio: '100', payroll: { id: payroll.id, name: payroll.name } },
      ],
      totalAmount: 2_001,
    })
    expect(third).toBeDefined()
  })

  it('has every account once each payee has one', async () => {
    const [first] = await has(invoice(0))
    const { id } = await scheduled([first])
    const { body } = await ask(`GET ${path('supplier')}?page=1&size=20`)
    const [supplier] = (body as { readonly data: ReadonlyArray<SupplierRow> }).data
    const named = { supplierId: supplier?.supplierId, name: supplier?.Business.name, currency: 'CLP' }
    expect(await payrollOf(id)).toMatchObject({ hasBankAccount: false, suppliersWithoutAccount: [named] })
    await ask(`POST /api/supplier/${supplier?.supplierId}/bankaccount`, anAccount('CL', '778899'))
    expect(await payrollOf(id)).toMatchObject({ hasBankAccount: true, suppliersWithoutAccount: [] })
  })

  it('needs a name, an open day from today on, and an invoice', async () => {
    const [first] = await has(invoice(0))
    expect(errorOf(await schedule([first], { name: '  ' }))).toMatchObject({ status: 400, fields: ['name'] })
    expect(errorOf(await schedule([]))).toMatchObject({ status: 400, fields: ['invoiceIds'] })
    expect(errorOf(await schedule([first], { paymentDate: '2026-11-19' }))).toMatchObject({
      errorCode: 'ERROR_INVOICE_DATE_PAST',
    })
    expect(errorOf(await schedule([first], { paymentDate: '2026-12-08' }))).toMatchObject({
      errorCode: 'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY',
    })
    expect(await foliosOf('inbox')).toEqual(['100'])
    expect((await payrolls()).data).toEqual([])
  })

  it('contains no invoice that is not owed, or that is elsewhere', async () => {
    const [first, claimed] = await has(invoice(0), invoice(1, { obstacle: 'CLAIMED' }))
    expect(errorOf(await schedule([first, claimed]))).toMatchObject({ errorCode: 'ERROR_PAYABLE_NOT_OWED' })
    await scheduled([first])
    const refused = await schedule([first])
    expect(errorOf(refused)).toMatchObject({ status: 409, errorCode: 'ERROR_PAYABLE_MOVED' })
    expect(refused.body).toMatchObject({ scheduled: { folio: '100', payroll: expect.any(String) } })
    expect(await foliosOf('inbox')).toEqual(['101'])
  })

  it('is created once per key, and by exactly one of fifty concurrent requests', async () => {
    const [first, second] = await has(invoice(0), invoice(1))
    await Promise.all([1, 2, 3].map(() => schedule([first], {}, 'the-same')))
    expect((await payrolls()).pagination.totalData).toBe(1)
    const answers = await Promise.all(Array.from({ length: 50 }, () => schedule([second])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await payrolls()).pagination.totalData).toBe(2)
  })

  it('gives invoices back to the inbox and takes them again, while it is open', async () => {
    const [first, second] = await has(invoice(0), invoice(1))
    const { id } = await scheduled([first, second])
    expect((await restore([first, second])).status).toBe(200)
    expect(await foliosOf('inbox')).toEqual(['100', '101'])
    expect((await payrolls()).data).toEqual([])
    const back = await ask(`PUT ${path(`payroll/${id}/invoice`)}`, { invoiceIds: [Number(first)] })
    expect(back.body).toMatchObject({ id, totalInvoices: 1, summedAmount: 1_000 })
    await withAccounts()
    expect((await requestPayment(id, true, 'TRANSFER')).status).toBe(200)
    expect(errorOf(await restore([first]))).toMatchObject({ errorCode: 'ERROR_PAYROLL_NOT_PAYABLE' })
    const late = await ask(`PUT ${path(`payroll/${id}/invoice`)}`, { invoiceIds: [Number(second)] })
    expect(errorOf(late)).toMatchObject({ errorCode: 'ERROR_PAYROLL_NOT_PAYABLE' })
    expect(await foliosOf('inbox')).toEqual(['101'])
  })

  it('is deleted while an account is missing, and not when it is ready', async () => {
    const [first] = await has(invoice(0))
    const incomplete = await scheduled([first])
    expect((await ask(`DELETE ${path(`payroll/${incomplete.id}`)}`)).status).toBe(200)
    expect(await foliosOf('inbox')).toEqual(['100'])
    expect((await ask(`GET ${path(`payroll/${incomplete.id}`)}`)).status).toBe(404)
    const { id } = await scheduled([first])
    await withAccounts()
    expect(errorOf(await ask(`DELETE ${path(`payroll/${id}`)}`))).toMatchObject({
      errorCode: 'ERROR_PAYROLL_NOT_PAYABLE',
    })
  })

  it('counts what became not payable since, and is not paid with it', async () => {
    const [first, second] = await has(invoice(0), invoice(1))
    const { id } = await scheduled([first, second])
    await withAccounts()
    await has(invoice(0, { obstacle: 'CANCELLED' }), invoice(1))
    expect(await payrollOf(id)).toMatchObject({ totalInvoices: 2, notPayableInvoices: 1, summedAmount: 1_001 })
    expect((await ask(`GET ${path('stats')}`)).body).toMatchObject({ scheduled: 1_001 })
    expect(errorOf(await requestPayment(id, true, 'DIRECT'))).toMatchObject({ errorCode: 'ERROR_PAYABLE_NOT_OWED' })
    await restore([first])
    expect((await requestPayment(id, true, 'DIRECT')).body).toMatchObject([{ status: 'PAID', summedAmount: 1_001 }])
  })
})

describe('the payment of a payroll', () => {
  it('is refused while an account is missing', async () => {
    const { id } = await scheduled(await has(invoice(0)))
    expect(errorOf(await requestPayment(id, true, 'DIRECT'))).toMatchObject({ errorCode: 'ERROR_PAYROLL_INCOMPLETE' })
  })

  it('to the suppliers themselves is recorded at once: the invoices are paid today', async () => {
    const id = await aReadyPayroll()
    expect((await requestPayment(id, true, 'DIRECT')).body).toMatchObject([{ id, status: 'PAID' }])
    expect(await foliosOf('paid')).toEqual(['100', '101'])
    expect(await vouchersOf('paid')).toEqual([null, null])
    expect((await payrolls()).data).toEqual([])
    const { body } = await ask(`GET ${path('invoice')}?option=paid&page=1&size=20`)
    expect(body).toMatchObject({
      data: [{ paymentDetail: { paidAt: '2026-11-20' }, payroll: { id, name: 'Facturas del 30 de noviembre' } }, {}],
    })
    expect((await requestPayment(id, false, 'DIRECT')).status).toBe(400)
  })

  it('names the account of the financier and one transfer for each payee', async () => {
    const id = await aReadyPayroll()
    const { body } = await ask(`GET ${path(`payroll/${id}/transfer`)}`)
    expect(body).toMatchObject({
      account: { accountNumber: '99887766' },
      payees: [
        {
          name: 'Nativa SpA',
          totalInvoices: 1,
          folios: ['101'],
          summedAmount: 1_001,
          account: { accountHolder: 'Nativa SpA' },
        },
        { name: 'Papelera Austral', totalInvoices: 1, summedAmount: 1_000 },
      ],
    })
  })

  it('by transfer needs an account of the financier', async () => {
    const id = await aReadyPayroll()
    await host.database.query('delete from bank_account where business_id = $1 and is_provider_account', [
      mine.businessId,
    ])
    expect((await ask(`GET ${path(`payroll/${id}/transfer`)}`)).body).toMatchObject({ account: null })
    expect(errorOf(await requestPayment(id, true, 'TRANSFER'))).toMatchObject({
      errorCode: 'ERROR_PAYROLL_NOT_PAYABLE',
    })
  })

  it('by transfer goes to the account that staff set last', async () => {
    const id = await aReadyPayroll()
    const set = (bank: string, number: string) =>
      setTransferAccount(host.services, {
        command: 'transfer-account:set',
        taxId: { country: 'CL', identifier: mine.identifier },
        bank,
        number,
        email: 'pagos@anticipo.cl',
      })
    expect(await set('999', '55443322')).toEqual(E.left('No hay un banco con el código 999.'))
    expect(await set('012', 'x')).toMatchObject({ _tag: 'Left' })
    expect(await set('012', '55443322')).toMatchObject({ _tag: 'Right' })
    expect((await ask(`GET ${path(`payroll/${id}/transfer`)}`)).body).toMatchObject({
      account: { bankName: 'BancoEstado', accountNumber: '55443322' },
    })
  })

  it('by transfer is checked within the hours of the bank, and then the invoices are paid', async () => {
    host.world.now = Date.parse('2026-11-20T21:30:00Z')
    mine = await host.company('CL', '70009999-K', 'tarde@empresa.cl')
    const id = await aReadyPayroll()
    const [declared] = (await requestPayment(id, true, 'TRANSFER')).body as ReadonlyArray<WirePayroll>
    expect(declared).toMatchObject({ status: 'PAYMENT_IN_PROCESS', checkAt: Date.parse('2026-11-23T11:00:00Z') })
    await checkTransfers(host.services, SAMPLE_BANK)
    expect(await payrollOf(id)).toMatchObject({ status: 'PAYMENT_IN_PROCESS' })
    host.world.now = Date.parse('2026-11-23T11:00:00Z')
    await checkTransfers(host.services, NO_BANK_CONNECTION)
    expect(await host.database.query('select status from payroll where id = $1', [id])).toEqual([
      { status: 'PAYMENT_IN_PROCESS' },
    ])
    await checkTransfers(host.services, SAMPLE_BANK)
    host.world.now = NOON
    expect(await payrollOf(id)).toMatchObject({ status: 'PAID', checkAt: null })
    expect(await foliosOf('paid')).toEqual(['100', '101'])
  })

  it('is checked at once within those hours', async () => {
    const id = await aReadyPayroll()
    host.world.now = Date.parse('2026-11-20T15:00:00Z')
    expect((await requestPayment(id, true, 'TRANSFER')).body).toMatchObject([
      { checkAt: Date.parse('2026-11-20T15:00:00Z') },
    ])
    host.world.now = NOON
  })

  it('that was announced is declared later', async () => {
    const id = await aReadyPayroll()
    expect((await requestPayment(id, false, 'TRANSFER')).body).toMatchObject([{ status: 'FUNDING_AWAITING' }])
    expect((await requestPayment(id, true, 'TRANSFER')).body).toMatchObject([{ status: 'PAYMENT_IN_PROCESS' }])
    expect(errorOf(await requestPayment(id, true, 'TRANSFER'))).toMatchObject({
      errorCode: 'ERROR_PAYROLL_NOT_PAYABLE',
    })
  })

  it('happens once for fifty concurrent requests', async () => {
    const id = await aReadyPayroll()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => requestPayment(id, true, at % 2 === 0 ? 'DIRECT' : 'TRANSFER')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('staff', () => {
  const aDeclaredPayroll = async (): Promise<number> => {
    const ids = await has(invoice(0), invoice(1, { supplier: nativa, payee: nativa }))
    await withAccounts()
    const { id } = await scheduled(ids)
    expect((await requestPayment(id, false, 'TRANSFER')).status).toBe(200)
    return id
  }
  const news = async () => {
    const { body } = await host.request(`GET /api/user/${mine.userId}/notification`, { token: mine.token })
    return (body as { readonly items: ReadonlyArray<{ readonly kind: string; readonly detail: unknown }> }).items
  }

  it('sees what waits, and confirms the payments one payee after another', async () => {
    const id = await aDeclaredPayroll()
    expect(await listPayrolls(host.services)).toMatchObject({
      right: expect.arrayContaining([expect.stringContaining(`${id}  Facturas`)]),
    })
    expect(await act(id, 'confirm')).toMatchObject({ _tag: 'Left' })
    expect(await act(id, 'fund')).toMatchObject({ _tag: 'Right' })
    expect(await act(id, 'confirm', { payee: nativa.identifier })).toMatchObject({ _tag: 'Right' })
    expect(await payrollOf(id)).toMatchObject({ status: 'PAYMENT_PARTIALLY_PAID' })
    expect(await foliosOf('paid')).toEqual(['101'])
    expect(await act(id, 'confirm', { payee: nativa.identifier })).toMatchObject({ _tag: 'Left' })
    expect(await act(id, 'confirm')).toMatchObject({ _tag: 'Right' })
    expect(await payrollOf(id)).toMatchObject({ status: 'PAID' })
    expect(await foliosOf('paid')).toEqual(['100', '101'])
    expect(await vouchersOf('paid')).toEqual(['REQUESTABLE', 'REQUESTABLE'])
    expect((await news())[0]).toMatchObject({
      kind: 'PayrollPaid',
      detail: { title: 'Facturas del 30 de noviembre', amount: '$2.001' },
    })
  })

  it('is stopped at the confirmation by what is not owed any more, unless it says that it was paid', async () => {
    const id = await aDeclaredPayroll()
    await host.database.query(`update payable set obstacle = 'CANCELLED' where business_id = $1 and folio = '101'`, [
      mine.businessId,
    ])
    const warned = expect.arrayContaining([expect.stringContaining('Ya no se deben: 101 (cancelada)')])
    expect(await listPayrolls(host.services)).toMatchObject({ right: warned })
    expect(await act(id, 'fund')).toMatchObject({ right: warned })
    expect(await act(id, 'confirm')).toEqual(E.left(expect.stringContaining('101 (cancelada). Nada cambió.')))
    expect(await act(id, 'confirm', { payee: nativa.identifier })).toMatchObject({ _tag: 'Left' })
    expect(await foliosOf('paid')).toEqual([])
    expect(await act(id, 'confirm', { anyway: 'Se pagó antes de la cancelación' })).toMatchObject({ right: warned })
    expect(await payrollOf(id)).toMatchObject({ status: 'PAID' })
    expect(await foliosOf('paid')).toEqual(['100', '101'])
    const [entry] = await host.database.query<{ detail: unknown }>(
      `select detail from audit where action = 'payroll confirm' and business_id = $1`,
      [mine.businessId],
    )
    expect(entry?.detail).toMatchObject({
      anyway: 'Se pagó antes de la cancelación',
      invoices: '101 (cancelada)',
    })
  })

  it('says what is missing or failed, and the business reads why', async () => {
    const id = await aDeclaredPayroll()
    await act(id, 'fundShort', { reason: 'Faltan $500' })
    expect(await payrollOf(id)).toMatchObject({ status: 'FUNDING_INCOMPLETE', reason: 'Faltan $500' })
    expect((await requestPayment(id, true, 'TRANSFER')).body).toMatchObject([
      { status: 'PAYMENT_IN_PROCESS', reason: null },
    ])
    await act(id, 'fail', { reason: 'El banco rechazó la transferencia' })
    expect(await payrollOf(id)).toMatchObject({ status: 'PAYMENT_PROBLEM' })
    await act(id, 'reject', { reason: 'Cuenta cerrada' })
    expect(await payrollOf(id)).toMatchObject({ status: 'REJECTED', reason: 'Cuenta cerrada' })
    expect((await news()).slice(0, 3)).toMatchObject([
      { kind: 'PayrollStopped', detail: { reason: 'Cuenta cerrada' } },
      { kind: 'PayrollStopped', detail: { reason: 'El banco rechazó la transferencia' } },
      { kind: 'PayrollStopped', detail: { reason: 'Faltan $500' } },
    ])
    expect((await ask(`DELETE ${path(`payroll/${id}`)}`)).status).toBe(200)
    expect(await foliosOf('inbox')).toEqual(['100', '101'])
  })

  it('keeps what was paid in part when the rest is rejected and deleted', async () => {
    const id = await aDeclaredPayroll()
    await act(id, 'fund')
    await act(id, 'confirm', { payee: nativa.identifier })
    await act(id, 'fail', { reason: 'Cuenta cerrada' })
    await act(id, 'reject', { reason: 'Cuenta cerrada' })
    expect((await ask(`DELETE ${path(`payroll/${id}`)}`)).status).toBe(200)
    expect([await foliosOf('inbox'), await foliosOf('paid')]).toEqual([['100'], ['101']])
  })

  it('is told of a payroll that does not exist', async () => {
    expect(await act(999_999, 'confirm')).toEqual(E.left('No existe la lista 999999.'))
  })
})

describe('a payroll of another company', () => {
  it('is like a missing one', async () => {
    const { id } = await scheduled(await has(invoice(0)))
    const other = await host.company('CL', '80000001-K', 'eva@empresa.cl')
    await storePayables(host, other, [])
    const call = `PUT /api/payment/business/${other.businessId}/payroll/request-payment`
    const answer = await host.request(call, {
      token: other.token,
      body: { payrollIds: [id], paid: true, method: 'DIRECT' },
      headers: { 'idempotency-key': 'foreign' },
    })
    expect(errorOf(answer)).toMatchObject({ status: 404, errorCode: 'ERROR_NOT_FOUND' })
  })
})
