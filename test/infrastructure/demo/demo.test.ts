import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { makeDemoInvoices } from '#infrastructure/demo/demo-invoices.ts'
import { makeDemoOrderSubmissions } from '#infrastructure/demo/demo-order-submissions.ts'
import { NO_FILTER } from '#domain/financing/invoice-filter.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { demoInvoices } from '#infrastructure/demo/demo-samples.ts'
import { extraText, methodText } from '#ui/text/tax-documents.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money, ofMajor } from '#domain/kernel/money.ts'

const TODAY = '2026-03-04' as CivilDate
const placeIn = (country: Country) => ({ country: () => country, today: () => TODAY })
const lines = (country: Country, days: number) =>
  demoInvoices(country, TODAY).map(({ id }) => ({ invoiceId: id, paymentDate: addDays(TODAY, days) }))

describe('the samples', () => {
  it.each(COUNTRIES)('of %s have codes of the tax authority, which have words', (country) => {
    for (const { extra, method } of demoInvoices(country, TODAY)) {
      expect(extraText(country, extra).long).not.toBe(extra)
      expect(methodText(country, method).short).not.toBe(method)
    }
  })

  it.each(COUNTRIES)('of %s are four for direct financing and none for early payment', async (country) => {
    const invoices = makeDemoInvoices(placeIn(country))
    expect(await invoices.count('DIRECT_FINANCING')()).toEqual(E.right(4))
    expect(await invoices.count('EARLY_PAYMENT')()).toEqual(E.right(0))
    const query = {
      type: 'DIRECT_FINANCING',
      page: 1,
      pageSize: 20,
      search: '',
      filter: NO_FILTER,
      sort: undefined,
    } as const
    const totalAmount = ofMajor(profileOf(country).currency, 1_353_821)
    expect(await invoices.page(query)()).toMatchObject({ right: { totalRows: 4, totalAmount } })
    expect(await invoices.page({ ...query, type: 'EARLY_PAYMENT' })()).toMatchObject({
      right: { rows: [], totalRows: 0 },
    })
  })

  it('support search and sorting', async () => {
    const invoices = makeDemoInvoices(placeIn('CL'))
    const sort = { field: 'amount', direction: 'desc' } as const
    const query = {
      type: 'DIRECT_FINANCING',
      page: 1,
      pageSize: 20,
      search: '233.000',
      filter: NO_FILTER,
      sort,
    } as const
    expect(await invoices.page(query)()).toMatchObject({ right: { totalRows: 1 } })
    const all = await invoices.page({ ...query, search: '' })()
    expect(E.isRight(all) && all.right.rows.map(({ amount }) => amount.minor)).toEqual([
      540_321, 430_500, 233_000, 150_000,
    ])
  })

  it.each([
    [0, 0, 947_175],
    [15, 18_953, 928_222],
    [30, 37_907, 909_268],
    [45, 56_860, 890_315],
    [90, 113_721, 833_454],
  ])('cost in %i days the result of 30 %, 2.8 % a month and 500 an order', async (days, interest, transfer) => {
    const answer = await makeDemoOrderSubmissions(placeIn('CL')).simulate('DIRECT_FINANCING', lines('CL', days))()
    expect(answer).toMatchObject({
      right: { retention: money('CLP', 406_146), interest: money('CLP', interest), transfer: money('CLP', transfer) },
    })
  })

  it('are never ordered', async () => {
    const submissions = makeDemoOrderSubmissions(placeIn('MX'))
    const request = { type: 'DIRECT_FINANCING', lines: lines('MX', 30), preselected: [] } as const
    expect(E.isLeft(await submissions.create(request, 'k')())).toBe(true)
    expect(E.isLeft(await submissions.requestDocuments('5000' as never)())).toBe(true)
    expect(await submissions.simulate('DIRECT_FINANCING', [])()).toMatchObject({ left: { code: 'ERROR_ORDER_EMPTY' } })
  })
})
