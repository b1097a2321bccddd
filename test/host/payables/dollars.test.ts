import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import { changedPayees } from '#host/payables/changed-accounts.ts'
import { changedPayables } from '#host/payables/payable-changes.ts'
import { keepAccounts } from '#host/payables/payee-confirmations.ts'
import type { ReceivedInvoice } from '#host/payables/received-invoice.ts'
import { aHost, errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'
import { aReceivedInvoice, confirmAccounts, storePayables, storeTransferAccounts } from './a-payable.ts'
import { paymentCalls } from './payment-calls.ts'

let host: AHost
let mine: Company
let companies = 0
beforeAll(async () => {
  host = await aHost()
})
beforeEach(async () => {
  companies += 1
  mine = await host.company('MX', `EKU9003173C${companies}`, `ana${companies}@empresa.mx`)
})
afterAll(() => host.close())

const { ask, path } = paymentCalls(() => ({ host, mine }))

/** A list over 100 dollars, which were 1,850 pesos, and over 10.01 pesos, both owed to one supplier. */
const aMixedList = async (): Promise<number> => {
  const inDollars = { amount: money('MXN', 185_000), documentAmount: money('USD', 10_000) }
  const ids = await storePayables(host, mine, [aReceivedInvoice('MX', 0, inDollars), aReceivedInvoice('MX', 1)])
  await storeTransferAccounts(host, mine)
  const { body } = await ask(`POST ${path('payroll')}`, {
    name: 'Facturas del 30 de noviembre',
    paymentDate: '2026-11-30',
    invoiceIds: ids.map(Number),
  })
  return (body as { readonly id: number }).id
}

/** Of the supplier, beside its account in pesos. */
const addDollarAccount = () =>
  host.database.query(
    `insert into bank_account (business_id, supplier_id, bank_id, type, number, email, currency, is_default,
        is_provider_account, created_at, updated_at)
      select business_id, id, '1012', 'CUENTA_CLABE', '5000' || id, 'pagos@empresa.mx', 'USD', false, false, now(), now()
        from supplier where business_id = $1`,
    [mine.businessId],
  )
const payrollOf = async (id: number) => (await ask(`GET ${path(`payroll/${id}`)}`)).body
const transfersOf = async (id: number) => (await ask(`GET ${path(`payroll/${id}/transfer`)}`)).body
const pay = (id: number, method: 'TRANSFER' | 'DIRECT') =>
  ask(`PUT ${path('payroll/request-payment')}`, { payrollIds: [id], paid: true, method })

describe('an invoice in dollars', () => {
  it('is in the list with what is owed in dollars and in pesos', async () => {
    await aMixedList()
    const inDollars = { amount: money('MXN', 37_000), documentAmount: money('USD', 2_000), key: 'received-7' }
    await storePayables(host, mine, [aReceivedInvoice('MX', 2, inDollars)])
    const { body } = await ask(`GET ${path('invoice')}?option=inbox&page=1&size=10`)
    expect(body).toMatchObject({ data: [{ amount: 370, documentAmount: 20, currency: 'USD' }], totalAmount: 370 })
  })

  it('keeps its list incomplete until the supplier has an account in dollars', async () => {
    const id = await aMixedList()
    const { body } = await ask(`GET ${path(`payroll/${id}/invoice`)}?page=1&size=10`)
    expect(body).toMatchObject({ data: [{ supplierHasBankAccount: false }, { supplierHasBankAccount: true }] })
    expect(await payrollOf(id)).toMatchObject({ hasBankAccount: false })
    expect(errorOf(await pay(id, 'DIRECT'))).toMatchObject({ errorCode: 'ERROR_PAYROLL_INCOMPLETE' })
    await addDollarAccount()
    expect(await payrollOf(id)).toMatchObject({ hasBankAccount: true })
    await confirmAccounts(host, mine)
    expect((await pay(id, 'DIRECT')).status).toBe(200)
  })

  it('is transferred apart, to the account in its currency', async () => {
    const id = await aMixedList()
    await addDollarAccount()
    await confirmAccounts(host, mine)
    expect(await transfersOf(id)).toMatchObject({
      payees: [
        {
          summedAmount: 10.01,
          currency: 'MXN',
          totalInvoices: 1,
          account: { accountNumber: expect.stringMatching(/^4/) },
        },
        {
          summedAmount: 100,
          currency: 'USD',
          totalInvoices: 1,
          account: { accountNumber: expect.stringMatching(/^5/) },
        },
      ],
    })
  })

  it('is totalled apart, and in pesos at the rate of its document', async () => {
    const id = await aMixedList()
    expect(await payrollOf(id)).toMatchObject({
      summedAmount: 1_860.01,
      totals: [
        { amount: 10.01, currency: 'MXN' },
        { amount: 100, currency: 'USD' },
      ],
    })
  })

  it('is not paid by way of the financier, who transfers pesos', async () => {
    const id = await aMixedList()
    await addDollarAccount()
    expect(await transfersOf(id)).toMatchObject({ account: null })
    expect(errorOf(await pay(id, 'TRANSFER'))).toMatchObject({ errorCode: 'ERROR_PAYROLL_NOT_PAYABLE' })
  })
})

describe('the account in dollars of a payee', () => {
  const TODAY = '2026-11-20' as CivilDate
  interface Payee {
    readonly supplierId: number
    readonly currency: string
    readonly account: { readonly accountNumber: string }
    readonly caution: { readonly isUnconfirmed: boolean; readonly version: number }
  }
  const payeesOf = async (id: number) => ((await transfersOf(id)) as { readonly payees: ReadonlyArray<Payee> }).payees
  const payeeIn = async (id: number, currency: string): Promise<Payee> =>
    (await payeesOf(id)).find((payee) => payee.currency === currency) ?? expect.fail(`no payee in ${currency}`)
  const confirm = (id: number, { caution: { version }, supplierId }: Payee, currency?: string) =>
    ask(`POST ${path(`payroll/${id}/payee/${supplierId}/confirmation`)}`, {
      version,
      ...(currency === undefined ? {} : { currency }),
      channel: 'PHONE',
      person: 'Luis Paz',
    })
  const keptOf = (id: number) =>
    host.database.query(
      `select kept.currency, left(account.number, 1) as first
        from payroll_payee kept left join bank_account account on account.id = kept.account_id
        where kept.payroll_id = $1 order by kept.currency`,
      [id],
    )
  const dollarAccount = async (): Promise<number> => {
    const [found] = await host.database.query<{ id: number }>(
      `select id from bank_account where business_id = $1 and currency = 'USD'`,
      [mine.businessId],
    )
    return found?.id ?? expect.fail('no account')
  }
  /** As a host does it while it pays: it keeps the accounts of a list that stays open. */
  const aKeptList = async (): Promise<number> => {
    const id = await aMixedList()
    await addDollarAccount()
    await confirmAccounts(host, mine)
    const owner = { id: mine.businessId, country: 'MX' as const }
    await host.database.transaction((tx) => keepAccounts(tx, owner, String(id) as PayrollId, TODAY))
    return id
  }
  const changed = (id: number) =>
    changedPayees(host.database, { id: mine.businessId, country: 'MX' }, String(id) as PayrollId, { today: TODAY })

  it('is masked until it is confirmed by itself, and nothing is paid before', async () => {
    const id = await aMixedList()
    await addDollarAccount()
    const payee = await payeeIn(id, 'USD')
    expect(payee).toMatchObject({
      account: { accountNumber: expect.stringMatching(/^···/) },
      caution: { isUnconfirmed: true },
    })
    expect((await confirm(id, await payeeIn(id, 'MXN'))).body).toMatchObject({ currency: 'MXN' })
    expect(errorOf(await pay(id, 'DIRECT'))).toMatchObject({ errorCode: 'ERROR_PAYEE_UNCONFIRMED' })
    expect((await confirm(id, payee, 'USD')).body).toMatchObject({
      currency: 'USD',
      account: { accountNumber: expect.stringMatching(/^5/) },
      caution: { isUnconfirmed: false },
    })
    expect((await pay(id, 'DIRECT')).body).toMatchObject([{ status: 'PAID' }])
    expect(await keptOf(id)).toMatchObject([
      { currency: '', first: '4' },
      { currency: 'USD', first: '5' },
    ])
  })

  it('is not known by earlier payments in pesos', async () => {
    const id = await aMixedList()
    await addDollarAccount()
    await host.database.query(
      `update payable set location = 'paid', moved_on = '2027-01-01' where payroll_id = $1 and currency is null`,
      [id],
    )
    expect(await payeeIn(id, 'USD')).toMatchObject({ caution: { reasons: expect.arrayContaining(['FIRST_PAYMENT']) } })
    expect(await payeeIn(id, 'MXN')).toMatchObject({ caution: { reasons: ['CHANGED_RECENTLY'] } })
  })

  it('that changed is asked for again, whatever the one in pesos is', async () => {
    const id = await aKeptList()
    expect(await changed(id)).toEqual([])
    await host.database.query(`update bank_account set number = '5999', version = version + 1 where id = $1`, [
      await dollarAccount(),
    ])
    expect(await changed(id)).toHaveLength(1)
    expect((await confirm(id, await payeeIn(id, 'USD'), 'USD')).status).toBe(200)
    expect(await changed(id)).toEqual([])
    expect(await keptOf(id)).toMatchObject([
      { currency: '', first: '4' },
      { currency: 'USD', first: '5' },
    ])
  })

  it('that is gone counts as changed', async () => {
    const id = await aKeptList()
    await host.database.query('delete from payee_confirmation where account_id = $1', [await dollarAccount()])
    await host.database.query('delete from bank_account where id = $1', [await dollarAccount()])
    expect(await changed(id)).toHaveLength(1)
  })

  it('counts as changed where a host of an earlier version kept the one in pesos for both', async () => {
    const id = await aKeptList()
    await host.database.query(`delete from payroll_payee where payroll_id = $1 and currency = 'USD'`, [id])
    expect(await changed(id)).toHaveLength(1)
    expect((await confirm(id, await payeeIn(id, 'USD'), 'USD')).status).toBe(200)
    expect(await changed(id)).toEqual([])
  })
})

describe('a refreshed invoice', () => {
  it('differs from the stored one when only its dollars do', async () => {
    const stored = aReceivedInvoice('MX', 0, { documentAmount: money('USD', 10_000) })
    await storePayables(host, mine, [stored])
    const differing = (invoice: ReceivedInvoice) =>
      changedPayables(host.database, mine.businessId, [invoice], () => Promise.resolve())
    expect(await differing(stored)).toEqual([])
    expect(await differing({ ...stored, documentAmount: money('USD', 9_000) })).toHaveLength(1)
    expect(await differing({ ...stored, documentAmount: undefined })).toHaveLength(1)
  })
})
