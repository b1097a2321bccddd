import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarMonthOf } from '#domain/kernel/calendar-month.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { ACCOUNTS } from '#domain/wallet/movement.ts'
import { type Statement, STATEMENT_ACCOUNTS, statementOf } from '#domain/wallet/statement.ts'
import { correctPayment } from '#host/orders/correct-payment.ts'
import { postMovements } from '#host/wallet/ledger.ts'
import { statementWords } from '#domain/labels/statement-words.ts'
import { statementDocumentText } from '#host/wallet/statement-text.ts'
import { type BookedEntry, monthlyLedger, type MonthlyLedger } from '#host/wallet/statement.ts'
import { endpoints } from '#wire/endpoints.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { aHost, date, errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'
import { pdfPages } from '#test/support/pdf-text.ts'
import { aTransferredOrder } from './a-transferred-order.ts'
import { noonOf, payOnItsDay } from './pay-on-its-day.ts'

const IDENTIFIERS = { CL: '76086428-5', MX: 'EKU9003173C9' }
/** The host is at 20 November 2026; the orders are paid until 1 December. */
const [OCTOBER, NOVEMBER, DECEMBER, JANUARY] = ['2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01'].map((day) =>
  calendarMonthOf(date(day)),
) as [MonthlyLedger['month'], MonthlyLedger['month'], MonthlyLedger['month'], MonthlyLedger['month']]

let host: AHost
const companies = new Map<Country, Company>()
const company = (country: Country): Company => companies.get(country) ?? expect.fail('no company')
beforeAll(async () => {
  host = await aHost()
  for (const country of COUNTRIES)
    companies.set(
      country,
      await readyForTransfers(host, await host.company(country, IDENTIFIERS[country], `ana@empresa.${country}`)),
    )
})
afterAll(() => host.close())

const ledgerOf = async (country: Country, month: MonthlyLedger['month'], today = '2027-01-20') => {
  const owner = { id: company(country).businessId, country }
  const ledger = await monthlyLedger(host.database, owner, month, date(today))
  return E.isRight(ledger) ? ledger.right : expect.fail(JSON.stringify(ledger.left))
}
const statement = async (country: Country, month: MonthlyLedger['month']): Promise<Statement<BookedEntry>> => {
  const { entries, opening } = await ledgerOf(country, month)
  return statementOf(profileOf(country).currency, opening, entries)
}
const get = (of: Company, path: string) =>
  host.request(`GET /api/business/${of.businessId}/${path}`, { token: of.token })
const typesOf = ({ entries }: MonthlyLedger) => entries.map(({ type }) => type)

const correctLastPayment = async (orderId: OrderId) => {
  const [payment] = await host.database.query<{ id: number }>(
    `select id from ledger_in_force where order_id = $1 and type = 'PAGO_FACTURA'`,
    [orderId],
  )
  return correctPayment(host.services, {
    orderId,
    paymentId: payment?.id ?? 0,
    reason: 'No llegó',
    part: { amount: undefined, on: undefined, folio: undefined },
  })
}

describe.each(COUNTRIES)('the statement of a month in %s', (country) => {
  it('has the transfer of its month with the account, and the late payment in the next', async () => {
    const orderId = await aTransferredOrder(host, company(country), 2)
    await payOnItsDay(host, orderId, { daysLate: 10 })
    const november = await ledgerOf(country, NOVEMBER)
    expect(typesOf(november)).toEqual(['TRANSFER', 'RETENTION', 'PRICE_DIFFERENCE', 'ADVISORY'])
    expect(november.entries[0]).toMatchObject({
      orderId,
      isConfirming: false,
      account: { lastDigits: expect.any(String) },
    })
    expect(typesOf(await ledgerOf(country, DECEMBER))).toEqual(
      expect.arrayContaining(['PAGO_FACTURA', 'DEFAULT_INTEREST', 'RELEASE']),
    )
    const { entries } = await ledgerOf(country, DECEMBER)
    expect(entries.find(({ type }) => type === 'PAGO_FACTURA')?.folio).toBeDefined()
    const [paid] = (await statement(country, DECEMBER)).bank.lines
    /* In Mexico the surplus goes out with the payment, in Chile on request. */
    expect(paid?.entry.type).toBe(country === 'MX' ? 'SURPLUS_PAID' : undefined)
  })

  it('opens where the month before closed, and has a control of zero', async () => {
    const months = await Promise.all([OCTOBER, NOVEMBER, DECEMBER, JANUARY].map((month) => statement(country, month)))
    months.slice(1).forEach(({ accounts }, at) => {
      for (const account of STATEMENT_ACCOUNTS)
        expect(accounts[account].opening).toEqual(months[at]?.accounts[account].closing)
    })
    expect(months.map(({ control }) => control.difference.minor)).toEqual([0, 0, 0, 0])
    const [row] = await host.database.query<{ balance: number }>(
      `select coalesce(sum(case when credit = 'SURPLUS' then amount when debit = 'SURPLUS' then -amount end), 0)::bigint as balance
       from ledger_entry where business_id = $1`,
      [company(country).businessId],
    )
    expect(months.at(-1)?.accounts.SURPLUS.closing.minor).toBe(row?.balance)
  })

  it('is a PDF with the figures and the words of the country', async () => {
    const { body, status } = await get(company(country), 'statement/pdf?month=2026-11')
    const { file, name } = body as { readonly file: string; readonly name: string }
    expect([status, name]).toEqual([200, statementDocumentText.fileName(NOVEMBER, country)])
    const page = (await pdfPages(Buffer.from(file.replace('data:application/pdf;base64,', ''), 'base64'))).join(' ')
    const { accounts, bank, charges, control } = await statement(country, NOVEMBER)
    const words = statementWords(country)
    expect(page).toContain(`${words.statement} de noviembre de 2026`)
    expect(page).toContain(statementDocumentText.provisional)
    for (const account of STATEMENT_ACCOUNTS) {
      expect(page).toContain(words.accounts[account])
      expect(page).toContain(`Saldo final ${formatMoney(accounts[account].closing, country)}`)
    }
    for (const { amount } of [...bank.lines, ...charges.lines]) expect(page).toContain(formatMoney(amount, country))
    expect(page).toContain(`Total ${formatMoney(bank.total, country)}`)
    expect(page).toContain(`Total ${formatMoney(charges.total, country)}`)
    for (const account of ACCOUNTS)
      expect(page).toContain(`${words.accounts[account]} ${formatMoney(control.closing[account], country)}`)
    expect(page).toMatch(/···\d{4}/)
  })
})

describe('the statement of a month', () => {
  it('is provisional until the fifth business day of the next', async () => {
    expect((await ledgerOf('CL', NOVEMBER, '2026-12-07')).isProvisional).toBe(true)
    expect((await ledgerOf('CL', NOVEMBER, '2026-12-09')).isProvisional).toBe(false)
  })

  it('never changes once it is closed: a reversal and a late posting are lines of their own months', async () => {
    const orderId = await aTransferredOrder(host, company('CL'), 1)
    await payOnItsDay(host, orderId, { daysLate: 0 })
    const before = await Promise.all([NOVEMBER, DECEMBER].map((month) => statement('CL', month)))
    const { now } = host.world
    host.world.now = noonOf(date('2027-01-20'))
    expect(E.isRight(await correctLastPayment(orderId))).toBe(true)
    const target = { businessId: company('CL').businessId, country: 'CL' } as const
    const late = { type: 'SURPLUS_PAID', amount: money('CLP', 7), on: date('2026-11-25') } as const
    await postMovements(host.database, target, [late], { today: date('2027-01-20') })
    host.world.now = now
    expect(await Promise.all([NOVEMBER, DECEMBER].map((month) => statement('CL', month)))).toEqual(before)
    const january = await ledgerOf('CL', JANUARY)
    expect(typesOf(january)).toEqual(
      expect.arrayContaining(['PAGO_FACTURA_REVERSED', 'RELEASE_REVERSED', 'SURPLUS_PAID']),
    )
    expect(january.entries.find(({ type }) => type === 'SURPLUS_PAID')?.account).toBeUndefined()
    expect((await statement('CL', JANUARY)).bank.groups).toEqual([{ group: 'UNRECORDED', amount: money('CLP', 7) }])
  })

  it('is answered as the domain computes it, and to its company only', async () => {
    const { body } = await get(company('CL'), 'statement?month=2026-11')
    const read = endpoints.statement.response('CL').decode(body)
    const { entries } = await ledgerOf('CL', NOVEMBER, '2026-11-20')
    expect(E.isRight(read) && read.right.entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id))
    const other = await host.company('CL', '77777777-7', 'eva@empresa.cl')
    expect((await get(other, 'statement?month=2026-11')).body).toMatchObject({ provisional: true, data: [] })
  })

  it.each(['2026-12', '2026-13', '2026-1', 'x', ''])('of %j is rejected', async (month) => {
    for (const path of ['statement', 'statement/pdf'])
      expect(errorOf(await get(company('CL'), `${path}?month=${month}`))).toMatchObject({
        status: 400,
        errorCode: 'ERROR_VALIDATION',
        fields: ['month'],
      })
  })
})
