import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import { everHadMoney, PAYROLL_STATUSES } from '#domain/payables/payroll.ts'
import { id as idOf } from '#host/database/columns.ts'
import { sql, values } from '#host/database/sql.ts'
import { payrollConfirm, payrollFail, payrollFund, payrollList, payrollReject } from '#host/operator/payrolls.ts'
import { transferAccountSet } from '#host/operator/set-transfer-account.ts'
import { checkTransfers } from '#host/payables/check-transfers.ts'
import { NO_BANK_CONNECTION, SAMPLE_BANK } from '#host/payables/incoming-transfers.port.ts'
import type { ReceivedInvoice } from '#host/payables/received-invoice.ts'
import { anAccount } from '#test/host/banking/an-account.ts'
import { NOON, errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'
import { companyForEachTest } from '#test/host/server/company-for-each-test.ts'
import { testClient, type TestClient } from '#test/host/server/test-client.ts'
import { identifierOf } from '#test/host/suppliers/a-supplier.ts'
import { aReceivedInvoice, storePayables, storeTransferAccounts } from './a-payable.ts'
import { paymentCalls } from './payment-calls.ts'
import { typed, type TypedOptions } from '#test/support/operator-line.ts'
import { inForce } from '#test/support/in-force.ts'

let host: AHost
let mine: Company
let client: TestClient
companyForEachTest((given, company) => {
  host = given
  mine = company
  client = testClient(host, mine)
})

const { ask, path } = paymentCalls(() => ({ host, mine }))
const nativa = { name: 'Nativa SpA', identifier: identifierOf('Nativa SpA') }
const has = async <Given extends ReadonlyArray<ReceivedInvoice>>(...invoices: Given) =>
  (await storePayables(host, mine, invoices)) as { readonly [K in keyof Given]: PayableId }
const invoice = (at: number, instead: Partial<ReceivedInvoice> = {}) => aReceivedInvoice('CL', at, instead)
const listOf = async (option: 'inbox' | 'paid' | 'archived') =>
  (await client.payables({ query: { option, page: 1, size: 100, orderBy: { field: 'folio', direction: 'asc' } } })).rows
const foliosOf = async (option: 'inbox' | 'paid' | 'archived') => (await listOf(option)).map(({ folio }) => folio)
const vouchersOf = async (option: 'paid') => (await listOf(option)).map(({ voucher }) => voucher)
const monday = { name: 'Facturas del 30 de noviembre', paymentDate: '2026-11-30' as CivilDate }
const request = (
  invoiceIds: ReadonlyArray<PayableId>,
  instead: { readonly paymentDate?: CivilDate; readonly key?: string } = {},
) => {
  const { key = crypto.randomUUID(), ...body } = instead
  return { body: { ...monday, ...body, invoiceIds }, key }
}
const schedule = (...given: Parameters<typeof request>) => client.payrollCreate.either(request(...given))
const scheduled = (ids: ReadonlyArray<PayableId>) => client.payrollCreate(request(ids))
const payrollOf = (payrollId: PayrollId) => client.payroll({ params: { payrollId } })
const transfersOf = (payrollId: PayrollId) => client.payrollTransfers({ params: { payrollId } })
const payrolls = () => client.payrolls({ query: { page: 1, size: 20, option: 'not-paid' } })
const payment = (id: PayrollId, isPaid: boolean, method: 'TRANSFER' | 'DIRECT') => ({
  body: { ids: [id], isPaid, method },
})
const requestPayment = async (...given: Parameters<typeof payment>) =>
  inForce(await client.payrollRequestPayment(payment(...given)))
const tryPayment = (...given: Parameters<typeof payment>) => client.payrollRequestPayment.either(payment(...given))
const rejected = (code: string) => ({ left: { code } })
const restore = (ids: ReadonlyArray<PayableId>) => client.payablesRestore.either({ body: { ids } })
const STEPS = { confirm: payrollConfirm, fail: payrollFail, fund: payrollFund, reject: payrollReject }
const act = (id: PayrollId, action: keyof typeof STEPS, options?: TypedOptions) =>
  STEPS[action].execute(host.services, typed([STEPS[action].name, id], options))
/** The suppliers of these tests have tax ids that cannot be typed. */
const confirmOne = (id: PayrollId) =>
  payrollConfirm.run(host.services, {
    payrollId: id,
    supplier: { country: 'CL', identifier: nativa.identifier },
    anyway: undefined,
  })

const withAccounts = () => storeTransferAccounts(host, mine)

/** Over two payees with new accounts. */
const aReadyPayroll = async (): Promise<PayrollId> => {
  const ids = await has(invoice(0), invoice(1, { supplier: nativa, payee: nativa }))
  await withAccounts()
  return (await scheduled(ids)).id
}

describe('a payroll', () => {
  it('takes invoices out of the inbox, and counts them, their payees and their sum', async () => {
    const [first, second, third] = await has(invoice(0), invoice(1, { supplier: nativa, payee: nativa }), invoice(2))
    const payroll = await scheduled([first, second])
    expect(payroll).toMatchObject({
      name: 'Facturas del 30 de noviembre',
      paymentDate: '2026-11-30',
      status: 'SCHEDULED_READY_TO_PAY',
      invoices: 2,
      suppliers: 2,
      total: { minor: 2_001 },
      hasBankAccount: false,
      notPayable: 0,
    })
    expect(payroll.reference).toBe(`LISTA-${payroll.id.padStart(6, '0')}`)
    expect(await payrolls()).toMatchObject({ rows: [payroll], totalRows: 1 })
    expect(await foliosOf('inbox')).toEqual(['102'])
    expect(await client.payableStats({ query: {} })).toMatchObject({
      pending: { minor: 3_003 },
      scheduled: { minor: 2_001 },
      counts: { inbox: 1, scheduled: 2, paid: 0, archived: 0 },
    })
    const listed = await client.payrollInvoices({ params: { payrollId: payroll.id }, query: { page: 1, size: 20 } })
    const named = { location: { payrollId: payroll.id }, payrollName: payroll.name }
    expect(listed.rows).toMatchObject([
      { folio: '101', ...named },
      { folio: '100', ...named },
    ])
    expect(listed.totalAmount).toMatchObject({ minor: 2_001 })
    expect(third).toBeDefined()
  })

  it('has every account once each payee has one', async () => {
    const [first] = await has(invoice(0))
    const { id } = await scheduled([first])
    const [supplier] = (await client.suppliers({ query: { page: 1, size: 20 } })).rows
    const named = { id: supplier?.id, name: supplier?.name, currency: 'CLP' }
    expect(await payrollOf(id)).toMatchObject({ hasBankAccount: false, withoutAccount: [named] })
    await ask(`POST /api/supplier/${supplier?.id}/bankaccount`, anAccount('CL', '778899'))
    expect(await payrollOf(id)).toMatchObject({ hasBankAccount: true, withoutAccount: [] })
  })

  it('needs a name, an open day from today on, and an invoice', async () => {
    const [first] = await has(invoice(0))
    const raw = async (instead: object) => errorOf(await ask(`POST ${path('payroll')}`, { ...monday, ...instead }))
    const invoiceIds = [Number(first)]
    expect(await raw({ invoiceIds, name: '  ' })).toMatchObject({ status: 400, fields: ['name'] })
    expect(await raw({ invoiceIds: [] })).toMatchObject({ status: 400, fields: ['invoiceIds'] })
    const on = (day: string) => schedule([first], { paymentDate: day as CivilDate })
    expect(await on('2026-11-19')).toMatchObject(rejected('ERROR_INVOICE_DATE_PAST'))
    expect(await on('2026-12-08')).toMatchObject(rejected('ERROR_INVOICE_DATE_NOT_BUSINESS_DAY'))
    expect(await foliosOf('inbox')).toEqual(['100'])
    expect((await payrolls()).rows).toEqual([])
  })

  it('contains no invoice that is not owed, or that is elsewhere', async () => {
    const [first, claimed] = await has(invoice(0), invoice(1, { obstacle: 'CLAIMED' }))
    expect(await schedule([first, claimed])).toMatchObject(rejected('ERROR_PAYABLE_NOT_OWED'))
    await scheduled([first])
    expect(await schedule([first])).toMatchObject({
      left: { code: 'ERROR_PAYABLE_MOVED', scheduled: { folio: '100', payroll: expect.any(String) } },
    })
    expect(await foliosOf('inbox')).toEqual(['101'])
  })

  it('is created once per key, and by exactly one of fifty concurrent requests', async () => {
    const [first, second] = await has(invoice(0), invoice(1))
    await Promise.all([1, 2, 3].map(() => schedule([first], { key: 'the-same' })))
    expect((await payrolls()).totalRows).toBe(1)
    const answers = await Promise.all(Array.from({ length: 50 }, () => schedule([second])))
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect((await payrolls()).totalRows).toBe(2)
  })

  it('gives invoices back to the inbox and takes them again, while it is open', async () => {
    const [first, second] = await has(invoice(0), invoice(1))
    const { id } = await scheduled([first, second])
    expect(await restore([first, second])).toEqual(E.right(undefined))
    expect(await foliosOf('inbox')).toEqual(['100', '101'])
    expect((await payrolls()).rows).toEqual([])
    const add = (one: PayableId) =>
      client.payrollAddInvoices.either({ params: { payrollId: id }, body: { ids: [one] } })
    expect(await add(first)).toMatchObject({ right: { id, invoices: 1, total: { minor: 1_000 } } })
    await withAccounts()
    await requestPayment(id, true, 'TRANSFER')
    expect(await restore([first])).toMatchObject(rejected('ERROR_PAYROLL_NOT_PAYABLE'))
    expect(await add(second)).toMatchObject(rejected('ERROR_PAYROLL_NOT_PAYABLE'))
    expect(await foliosOf('inbox')).toEqual(['101'])
  })

  it('is deleted while an account is missing, and not when it is ready', async () => {
    const [first] = await has(invoice(0))
    const params = { payrollId: (await scheduled([first])).id }
    await client.payrollDelete({ params })
    expect(await foliosOf('inbox')).toEqual(['100'])
    expect(await client.payroll.either({ params })).toMatchObject(rejected('ERROR_NOT_FOUND'))
    const { id } = await scheduled([first])
    await withAccounts()
    expect(await client.payrollDelete.either({ params: { payrollId: id } })).toMatchObject(
      rejected('ERROR_PAYROLL_NOT_PAYABLE'),
    )
  })

  it('counts what became not payable since, and is not paid with it', async () => {
    const [first, second] = await has(invoice(0), invoice(1))
    const { id } = await scheduled([first, second])
    await withAccounts()
    await has(invoice(0, { obstacle: 'CANCELLED' }), invoice(1))
    expect(await payrollOf(id)).toMatchObject({ invoices: 2, notPayable: 1, total: { minor: 1_001 } })
    expect(await client.payableStats({ query: {} })).toMatchObject({
      scheduled: { minor: 1_001 },
    })
    expect(await tryPayment(id, true, 'DIRECT')).toMatchObject(rejected('ERROR_PAYABLE_NOT_OWED'))
    await restore([first])
    expect(await requestPayment(id, true, 'DIRECT')).toMatchObject([{ status: 'PAID', total: { minor: 1_001 } }])
  })
})

describe('the payment of a payroll', () => {
  it('is rejected while an account is missing', async () => {
    const { id } = await scheduled(await has(invoice(0)))
    expect(await tryPayment(id, true, 'DIRECT')).toMatchObject(rejected('ERROR_PAYROLL_INCOMPLETE'))
  })

  it('to the suppliers themselves is recorded at once: the invoices are paid today', async () => {
    const id = await aReadyPayroll()
    expect(await requestPayment(id, true, 'DIRECT')).toMatchObject([{ id, status: 'PAID' }])
    expect(await foliosOf('paid')).toEqual(['100', '101'])
    expect(await vouchersOf('paid')).toEqual([undefined, undefined])
    expect((await payrolls()).rows).toEqual([])
    const paid = { location: { on: '2026-11-20', payrollId: id }, payrollName: monday.name }
    expect(await listOf('paid')).toMatchObject([paid, {}])
    expect(await tryPayment(id, false, 'DIRECT')).toMatchObject(rejected('ERROR_VALIDATION'))
  })

  it('names the account of the financier and one transfer for each payee', async () => {
    const id = await aReadyPayroll()
    expect(await transfersOf(id)).toMatchObject({
      account: { number: '99887766' },
      payees: [
        {
          name: 'Nativa SpA',
          invoices: 1,
          folios: ['101'],
          total: { minor: 1_001 },
          account: { holder: 'Nativa SpA' },
        },
        { name: 'Papelera Austral', invoices: 1, total: { minor: 1_000 } },
      ],
    })
  })

  it('by transfer needs an account of the financier', async () => {
    const id = await aReadyPayroll()
    await host.database.query('delete from bank_account where business_id = $1 and is_provider_account', [
      mine.businessId,
    ])
    expect((await transfersOf(id)).account).toBeUndefined()
    expect(await tryPayment(id, true, 'TRANSFER')).toMatchObject(rejected('ERROR_PAYROLL_NOT_PAYABLE'))
  })

  it('by transfer goes to the account that staff set last', async () => {
    const id = await aReadyPayroll()
    const set = (bank: string, number: string) =>
      transferAccountSet.run(host.services, {
        taxId: { country: 'CL', identifier: mine.identifier },
        bank,
        account: number,
        email: 'pagos@anticipo.cl',
      })
    expect(await set('999', '55443322')).toEqual(E.left('No hay un banco con el código 999.'))
    expect(await set('012', 'x')).toMatchObject({ _tag: 'Left' })
    expect(await set('012', '55443322')).toMatchObject({ _tag: 'Right' })
    expect(await transfersOf(id)).toMatchObject({ account: { bank: 'BancoEstado', number: '55443322' } })
  })

  it('by transfer is checked within the hours of the bank, and then the invoices are paid', async () => {
    host.world.now = Date.parse('2026-11-20T21:30:00Z')
    mine = await host.company('CL', '70009999-K', 'tarde@empresa.cl')
    client = testClient(host, mine)
    const id = await aReadyPayroll()
    const [declared] = await requestPayment(id, true, 'TRANSFER')
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
    expect(await payrollOf(id)).toMatchObject({ status: 'PAID', checkAt: undefined })
    expect(await foliosOf('paid')).toEqual(['100', '101'])
  })

  it('is checked at once within those hours', async () => {
    const id = await aReadyPayroll()
    host.world.now = Date.parse('2026-11-20T15:00:00Z')
    expect(await requestPayment(id, true, 'TRANSFER')).toMatchObject([{ checkAt: Date.parse('2026-11-20T15:00:00Z') }])
    host.world.now = NOON
  })

  it('that was announced is declared later', async () => {
    const id = await aReadyPayroll()
    expect(await requestPayment(id, false, 'TRANSFER')).toMatchObject([{ status: 'FUNDING_AWAITING' }])
    expect(await requestPayment(id, true, 'TRANSFER')).toMatchObject([{ status: 'PAYMENT_IN_PROCESS' }])
    expect(await tryPayment(id, true, 'TRANSFER')).toMatchObject(rejected('ERROR_PAYROLL_NOT_PAYABLE'))
  })

  it('happens once for fifty concurrent requests', async () => {
    const id = await aReadyPayroll()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => tryPayment(id, true, at % 2 === 0 ? 'DIRECT' : 'TRANSFER')),
    )
    expect(answers.filter(E.isRight)).toHaveLength(1)
  })
})

describe('staff', () => {
  const aDeclaredPayroll = async (): Promise<PayrollId> => {
    const ids = await has(invoice(0), invoice(1, { supplier: nativa, payee: nativa }))
    await withAccounts()
    const { id } = await scheduled(ids)
    await requestPayment(id, false, 'TRANSFER')
    return id
  }
  const news = async () => (await client.notifications()).items

  it('sees what waits, and confirms the payments one payee after another', async () => {
    const id = await aDeclaredPayroll()
    expect(await payrollList.run(host.services, {})).toMatchObject({
      right: expect.arrayContaining([expect.stringContaining(`${id}  Facturas`)]),
    })
    expect(await act(id, 'confirm')).toMatchObject({ _tag: 'Left' })
    expect(await act(id, 'fund')).toMatchObject({ _tag: 'Right' })
    expect(await confirmOne(id)).toMatchObject({ _tag: 'Right' })
    expect(await payrollOf(id)).toMatchObject({ status: 'PAYMENT_PARTIALLY_PAID' })
    expect(await foliosOf('paid')).toEqual(['101'])
    expect(await confirmOne(id)).toMatchObject({ _tag: 'Left' })
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
    expect(await payrollList.run(host.services, {})).toMatchObject({ right: warned })
    expect(await act(id, 'fund')).toMatchObject({ right: warned })
    expect(await act(id, 'confirm')).toEqual(E.left(expect.stringContaining('101 (cancelada). Nada cambió.')))
    expect(await confirmOne(id)).toMatchObject({ _tag: 'Left' })
    expect(await foliosOf('paid')).toEqual([])
    expect(await act(id, 'confirm', { anyway: 1, reason: 'Se pagó antes de la cancelación' })).toMatchObject({
      right: warned,
    })
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
    await act(id, 'fund', { short: 'Faltan $500' })
    expect(await payrollOf(id)).toMatchObject({ status: 'FUNDING_INCOMPLETE', reason: 'Faltan $500' })
    expect(await requestPayment(id, true, 'TRANSFER')).toMatchObject([
      { status: 'PAYMENT_IN_PROCESS', reason: undefined },
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
    expect(await client.payrollDelete.either({ params: { payrollId: id } })).toMatchObject(
      rejected('ERROR_PAYROLL_NOT_PAYABLE'),
    )
  })

  it('rejects a payroll whose money was returned: it stays, and its invoices go back to the inbox', async () => {
    const id = await aDeclaredPayroll()
    await act(id, 'fund', { short: 'Faltan $500' })
    await act(id, 'reject', { reason: 'Devolvimos el dinero' })
    expect(await payrollOf(id)).toMatchObject({ status: 'REJECTED', hadMoney: true, invoices: 2 })
    const ids = await values(host.database, idOf<'Payable'>(), sql`select id from payable where payroll_id = ${id}`)
    expect(await restore(ids)).toEqual(E.right(undefined))
    expect(await foliosOf('inbox')).toEqual(['100', '101'])
    const params = { payrollId: id }
    expect(await client.payrollAddInvoices.either({ params, body: { ids } })).toMatchObject(
      rejected('ERROR_PAYROLL_NOT_PAYABLE'),
    )
    expect(await client.payrollDelete.either({ params })).toMatchObject(rejected('ERROR_PAYROLL_NOT_PAYABLE'))
    expect((await payrolls()).rows).toMatchObject([{ id, status: 'REJECTED', invoices: 0 }])
    expect(E.isRight(await schedule(ids))).toBe(true)
  })

  it('rejects a payroll without money: it is deleted', async () => {
    const id = await aDeclaredPayroll()
    await act(id, 'reject', { reason: 'No llegó la transferencia' })
    expect(await payrollOf(id)).toMatchObject({ status: 'REJECTED', hadMoney: false })
    await client.payrollDelete({ params: { payrollId: id } })
    expect(await foliosOf('inbox')).toEqual(['100', '101'])
  })

  it('keeps that money was in a payroll in each status of the domain, whichever host writes it', async () => {
    const id = await aDeclaredPayroll()
    for (const status of PAYROLL_STATUSES) {
      await host.database.query('update payroll set had_money = false, status = $2 where id = $1', [id, status])
      expect(await payrollOf(id)).toMatchObject({ status, hadMoney: everHadMoney({ status }) })
    }
  })

  it('keeps what was paid in part when the rest is rejected and taken out', async () => {
    const id = await aDeclaredPayroll()
    await act(id, 'fund')
    await confirmOne(id)
    await act(id, 'fail', { reason: 'Cuenta cerrada' })
    await act(id, 'reject', { reason: 'Cuenta cerrada' })
    const [unpaid] = await values(
      host.database,
      idOf<'Payable'>(),
      sql`select id from payable where payroll_id = ${id} and location = 'scheduled'`,
    )
    await restore(unpaid === undefined ? [] : [unpaid])
    expect([await foliosOf('inbox'), await foliosOf('paid')]).toEqual([['100'], ['101']])
  })

  it('is told of a payroll that does not exist', async () => {
    expect(await act('999999' as PayrollId, 'confirm')).toEqual(E.left('No existe la lista 999999.'))
  })
})

describe('a payroll of another company', () => {
  it('is like a missing one', async () => {
    const { id } = await scheduled(await has(invoice(0)))
    const other = await host.company('CL', '80000001-K', 'eva@empresa.cl')
    await storePayables(host, other, [])
    const answer = await testClient(host, other).payrollRequestPayment.either(payment(id, true, 'DIRECT'))
    expect(answer).toMatchObject(rejected('ERROR_NOT_FOUND'))
  })
})
