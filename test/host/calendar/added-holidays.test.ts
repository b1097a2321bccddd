import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { holidayAdd, holidayList, holidayRemove } from '#host/operator/holidays.ts'
import { aReceivedInvoice, storePayables } from '#test/host/payables/a-payable.ts'
import { paymentCalls } from '#test/host/payables/payment-calls.ts'
import { anInvoice, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { companyForEachTest } from '#test/host/server/company-for-each-test.ts'

/** A Tuesday that no law closes. */
const DAY = '2026-12-15' as CivilDate
const NAME = 'Feriado por elecciones'

let host: AHost
let mine: Company
companyForEachTest(async (given, company) => {
  host = given
  mine = company
  await host.database.query('delete from added_holiday')
})

const { ask, path } = paymentCalls(() => ({ host, mine }))
const add = (country: Country = 'CL', name = NAME) => holidayAdd.run(host.services, { country, date: DAY, name })
const remove = () => holidayRemove.run(host.services, { country: 'CL', date: DAY })
const list = (country: Country) => holidayList.run(host.services, { country })
const holidaysOf = async (country: Country) =>
  (await host.request(`GET /api/holiday?country=${country}&from=2026-12-01&to=2026-12-24`, { token: mine.token })).body

const order = async () => {
  const ids = await store(host, mine, [anInvoice('CL', 1)])
  return host.request(`POST /api/business/${mine.businessId}/order?orderType=DIRECT_FINANCING`, {
    token: mine.token,
    body: { orderInvoices: linesOf(ids, DAY), preselectedInvoicesIds: [] },
  })
}
const schedule = async () => {
  const invoiceIds = (await storePayables(host, mine, [aReceivedInvoice('CL', 0)])).map(Number)
  return ask(`POST ${path('payroll')}`, { name: 'Proveedores', paymentDate: DAY, invoiceIds })
}

describe('a holiday that an operator added', () => {
  it('is in the list of its country, and of no other', async () => {
    await add()
    expect(await holidaysOf('CL')).toContainEqual({ name: NAME, date: DAY })
    expect(await holidaysOf('MX')).not.toContainEqual(expect.objectContaining({ date: DAY }))
    expect([await list('CL'), await list('MX')]).toEqual([
      E.right([`${DAY} ${NAME}`]),
      E.right(['No hay feriados agregados en MX.']),
    ])
  })

  it('rejects orders and payments on that day, until it is removed', async () => {
    await add()
    const closed = { status: 422, body: { errorCode: 'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY' } }
    expect(await order()).toMatchObject(closed)
    expect(await schedule()).toMatchObject(closed)
    expect(E.isRight(await remove())).toBe(true)
    expect([(await order()).status, (await schedule()).status]).toEqual([200, 200])
  })

  it('moves the estimated payment dates of new invoices', async () => {
    const receivedFor = async (at: number): Promise<unknown> => {
      /* The usual term of 45 days ends on the holiday. */
      await storePayables(host, mine, [aReceivedInvoice('CL', at, { issueDate: '2026-10-31' as CivilDate })])
      const [row] = await host.database.query<{ date: string }>(
        'select payment_date::text as date from payable where business_id = $1 and key = $2',
        [Number(mine.businessId), `received-${at}`],
      )
      return row?.date
    }
    expect(await receivedFor(1)).toBe(DAY)
    await add()
    expect(await receivedFor(2)).toBe('2026-12-16')
  })

  it('is renamed when it is added again, and each change is in the audit log', async () => {
    await add()
    await add('CL', 'Feriado nacional')
    await remove()
    const entries = await host.database.query<{ action: string; detail: unknown }>(
      `select action, detail from audit where action like 'holiday %' order by id desc limit 3`,
    )
    expect(entries.toReversed()).toEqual([
      { action: 'holiday added', detail: { country: 'CL', date: DAY, name: NAME } },
      { action: 'holiday added', detail: { country: 'CL', date: DAY, name: 'Feriado nacional' } },
      { action: 'holiday removed', detail: { country: 'CL', date: DAY, name: 'Feriado nacional' } },
    ])
  })

  it('is not removed where none was added, not even one by law', async () => {
    expect(await remove()).toEqual(E.left(`El ${DAY} no es un feriado agregado en CL.`))
    const christmas = { country: 'CL', date: '2026-12-25' as CivilDate } as const
    expect(E.isLeft(await holidayRemove.run(host.services, christmas))).toBe(true)
  })
})
