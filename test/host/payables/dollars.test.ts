import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money, type Currency } from '#domain/kernel/money.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import { changedPayees } from '#host/payables/changed-accounts.ts'
import { changedPayables } from '#host/payables/payable-changes.ts'
import { keepAccounts } from '#host/payables/payee-confirmations.ts'
import type { ReceivedInvoice } from '#host/payables/received-invoice.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'
import { testClient, type TestClient } from '#test/host/server/test-client.ts'
import { aReceivedInvoice, confirmAccounts, storePayables, storeTransferAccounts } from './a-payable.ts'
import { inForce } from '#test/support/in-force.ts'

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

/** A list over 100 dollars, which were 1,850 pesos, and over 10.01 pesos, both owed to one supplier. */
const aMixedList = async (): Promise<PayrollId> => {
  const inDollars = { amount: money('MXN', 185_000), documentAmount: money('USD', 10_000) }
  const ids = await storePayables(host, mine, [aReceivedInvoice('MX', 0, inDollars), aReceivedInvoice('MX', 1)])
  await storeTransferAccounts(host, mine)
  const paymentDate = '2026-11-30' as CivilDate
  return (await client.payrollCreate({ body: { name: 'Facturas de noviembre', paymentDate, invoiceIds: ids } })).id
}

/** Adds an account of the supplier beside that in pesos. */
const addDollarAccount = () =>
  host.database.query(
    `insert into bank_account (business_id, supplier_id, bank_id, type, number, email, currency, is_default,
        is_provider_account, created_at, updated_at)
      select business_id, id, '1012', 'CUENTA_CLABE', '5000' || id, 'pagos@empresa.mx', 'USD', false, false, now(), now()
        from supplier where business_id = $1`,
    [mine.businessId],
  )
const payrollOf = (payrollId: PayrollId) => client.payroll({ params: { payrollId } })
const transfersOf = (payrollId: PayrollId) => client.payrollTransfers({ params: { payrollId } })
const payment = (id: PayrollId, method: 'TRANSFER' | 'DIRECT') => ({ body: { ids: [id], isPaid: true, method } })
const pay = async (id: PayrollId) => inForce(await client.payrollRequestPayment(payment(id, 'DIRECT')))
const tryPayment = (...given: Parameters<typeof payment>) => client.payrollRequestPayment.either(payment(...given))
const rejected = (code: string) => ({ left: { code } })

describe('an invoice in dollars', () => {
  it('is in the list with what is owed in dollars and in pesos', async () => {
    await aMixedList()
    const inDollars = { amount: money('MXN', 37_000), documentAmount: money('USD', 2_000), key: 'received-7' }
    await storePayables(host, mine, [aReceivedInvoice('MX', 2, inDollars)])
    expect(await client.payables({ query: { option: 'inbox', page: 1, size: 10 } })).toMatchObject({
      rows: [{ amount: money('MXN', 37_000), documentAmount: money('USD', 2_000) }],
      totalAmount: money('MXN', 37_000),
    })
  })

  it('keeps its list incomplete until the supplier has an account in dollars', async () => {
    const id = await aMixedList()
    const { rows } = await client.payrollInvoices({ params: { payrollId: id }, query: { page: 1, size: 10 } })
    expect(rows).toMatchObject([
      { supplier: { hasBankAccount: false } },
      {
        supplier: { hasBankAccount: true },
        payeeAccount: { type: 'CUENTA_CORRIENTE', number: expect.stringMatching(/^···\d+$/) },
      },
    ])
    expect(await payrollOf(id)).toMatchObject({ hasBankAccount: false })
    expect(await tryPayment(id, 'DIRECT')).toMatchObject(rejected('ERROR_PAYROLL_INCOMPLETE'))
    await addDollarAccount()
    expect(await payrollOf(id)).toMatchObject({ hasBankAccount: true })
    await confirmAccounts(host, mine)
    expect(await pay(id)).toHaveLength(1)
  })

  it('is transferred apart, to the account in its currency', async () => {
    const id = await aMixedList()
    await addDollarAccount()
    await confirmAccounts(host, mine)
    expect(await transfersOf(id)).toMatchObject({
      payees: [
        { total: money('MXN', 1_001), invoices: 1, account: { number: expect.stringMatching(/^4/) } },
        { total: money('USD', 10_000), invoices: 1, account: { number: expect.stringMatching(/^5/) } },
      ],
    })
  })

  it('is totalled apart, and in pesos at the rate of its document', async () => {
    const id = await aMixedList()
    expect(await payrollOf(id)).toMatchObject({
      total: money('MXN', 186_001),
      totals: [money('MXN', 1_001), money('USD', 10_000)],
    })
  })

  it('is not paid by way of the financier, who transfers pesos', async () => {
    const id = await aMixedList()
    await addDollarAccount()
    expect((await transfersOf(id)).account).toBeUndefined()
    expect(await tryPayment(id, 'TRANSFER')).toMatchObject(rejected('ERROR_PAYROLL_NOT_PAYABLE'))
  })
})

describe('the account in dollars of a payee', () => {
  const payeeIn = async (id: PayrollId, currency: Currency) =>
    (await transfersOf(id)).payees.find(({ total }) => total.currency === currency) ??
    expect.fail(`no payee in ${currency}`)
  const confirm = async (payrollId: PayrollId, currency: Currency) => {
    const { caution, id: supplierId } = await payeeIn(payrollId, currency)
    /* An account in the currency of the country is confirmed without naming it. */
    const named = currency === 'MXN' ? undefined : currency
    const body = { version: caution?.version ?? 0, currency: named, channel: 'PHONE', person: 'Luis Paz' }
    return client.payrollConfirmPayee({ params: { payrollId, supplierId }, body })
  }
  const keptOf = (id: PayrollId) =>
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
  /** A host does this while it pays: it keeps the accounts of a list that stays open. */
  const aKeptList = async (): Promise<PayrollId> => {
    const id = await aMixedList()
    await addDollarAccount()
    await confirmAccounts(host, mine)
    const owner = { id: mine.businessId, country: 'MX' as const }
    await host.database.transaction((tx) => keepAccounts(tx, owner, id, host.services.clock))
    return id
  }
  const changed = (id: PayrollId) =>
    changedPayees(host.database, { id: mine.businessId, country: 'MX' }, id, { clock: host.services.clock })

  it('is masked until it is confirmed by itself, and nothing is paid before', async () => {
    const id = await aMixedList()
    await addDollarAccount()
    expect(await payeeIn(id, 'USD')).toMatchObject({
      account: { number: expect.stringMatching(/^···/) },
      caution: { isUnconfirmed: true },
    })
    expect(await confirm(id, 'MXN')).toMatchObject({ total: { currency: 'MXN' } })
    expect(await tryPayment(id, 'DIRECT')).toMatchObject(rejected('ERROR_PAYEE_UNCONFIRMED'))
    expect(await confirm(id, 'USD')).toMatchObject({
      total: { currency: 'USD' },
      account: { number: expect.stringMatching(/^5/) },
      caution: { isUnconfirmed: false },
    })
    expect(await pay(id)).toMatchObject([{ status: 'PAID' }])
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
    await confirm(id, 'USD')
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
    await confirm(id, 'USD')
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
