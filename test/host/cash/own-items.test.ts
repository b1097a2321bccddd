import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { MAX_OWN_ITEMS, type OwnItemDraft } from '#domain/cash/own-item.ts'
import { civilDate } from '#domain/kernel/civil-date.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import { setFeature } from '#host/business/features.ts'
import { aReceivedInvoice, storePayables } from '#test/host/payables/a-payable.ts'
import { aHost, errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'
import { testClient } from '#test/host/server/test-client.ts'
import { cashCompanies } from './a-cash-company.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())
const aCompany = cashCompanies(() => host)

/** A company that owes, which has the feature of payables. */
const anOwingCompany = async (country: Country): Promise<Company> => {
  const company = await aCompany(country)
  await storePayables(host, company, [aReceivedInvoice(country, 1)])
  return company
}

const rentIn = (country: Country): OwnItemDraft => ({
  name: 'Arriendo',
  direction: 'OUT',
  amount: money(profileOf(country).currency, 800_000),
  cadence: 'MONTHLY',
  from: civilDate('2026-11-30'),
  until: undefined,
})

const fixedCells = async (company: Company) =>
  (await testClient(host, company).cash()).blocks.flatMap(({ columns }) =>
    columns.flatMap(({ cells, column }) =>
      cells.filter(({ kind }) => kind === 'FIXED').map(({ amount, direction }) => [column, direction, amount.minor]),
    ),
  )

describe.each(COUNTRIES)('the own items of a company in %s', (country) => {
  it('are in the weeks in which they move, and open with their name', async () => {
    const company = await anOwingCompany(country)
    const client = testClient(host, company)
    await client.cashFixedCreate({ body: rentIn(country) })
    const subsidy = { ...rentIn(country), name: 'Subsidio', direction: 'IN', cadence: 'ONCE' } as const
    await client.cashFixedCreate({ body: subsidy })
    expect(await fixedCells(company)).toEqual([
      ['W3', 'IN', 800_000],
      ['W3', 'OUT', 800_000],
      ['W7', 'OUT', 800_000],
      ['W11', 'OUT', 800_000],
    ])
    const query = { currency: profileOf(country).currency, kind: 'FIXED', direction: 'IN', page: 1, size: 20 } as const
    expect((await client.cashItems({ query })).rows.map(({ expected, name }) => [name, expected])).toEqual([
      ['Subsidio', '2026-11-30'],
    ])
  })

  it('are changed and deleted, with an entry in the audit log for each', async () => {
    const company = await anOwingCompany(country)
    const client = testClient(host, company)
    const { id: fixedId } = await client.cashFixedCreate({ body: rentIn(country) })
    const until = civilDate('2026-12-15')
    const changed = await client.cashFixedUpdate({
      params: { fixedId },
      version: 1,
      body: { ...rentIn(country), until },
    })
    expect([changed.until, changed.version, (await fixedCells(company)).length]).toEqual([until, 2, 1])
    const late = await client.cashFixedDelete.either({ params: { fixedId }, version: 1 })
    expect(late).toMatchObject({ left: { _tag: 'Conflict', current: { version: 2 } } })
    await client.cashFixedDelete({ params: { fixedId }, version: 2 })
    expect([await client.cashFixed(), await fixedCells(company)]).toEqual([[], []])
    const audit = await host.database.query(
      `select action from audit where business_id = $1 and action like 'own cash item %' order by id`,
      [company.businessId],
    )
    expect(audit.map((row) => row['action'])).toEqual([
      'own cash item added',
      'own cash item changed',
      'own cash item deleted',
    ])
  })

  it('are at most a hundred, and each wrong field is named', async () => {
    const company = await anOwingCompany(country)
    const add = (changes: object) =>
      host.request(`POST /api/business/${company.businessId}/cash/fixed`, {
        token: company.token,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: {
          name: 'Arriendo',
          direction: 'OUT',
          amount: 800,
          currency: profileOf(country).currency,
          cadence: 'MONTHLY',
          from: '2026-11-30',
          ...changes,
        },
      })
    const wrong = await add({ name: 'x'.repeat(61), amount: 0, until: '2026-11-29' })
    expect(errorOf(wrong)).toMatchObject({ status: 400, fields: ['name', 'amount', 'until'] })
    await host.database.query(
      `insert into cash_fixed (business_id, name, direction, currency, amount, cadence, starts_on)
        select $1, 'Arriendo', 'OUT', $2, 1, 'YEARLY', '2020-01-01' from generate_series(1, ${MAX_OWN_ITEMS - 1})`,
      [company.businessId, profileOf(country).currency],
    )
    expect((await add({})).status).toBe(200)
    expect(errorOf(await add({}))).toMatchObject({ status: 400, fields: ['items'] })
  })

  it('are not those of another company, and not there without payables', async () => {
    const [mine, other] = [await anOwingCompany(country), await anOwingCompany(country)]
    const { id: fixedId } = await testClient(host, other).cashFixedCreate({ body: rentIn(country) })
    const client = testClient(host, mine)
    const stolen = { params: { fixedId }, version: 1 }
    expect(await client.cashFixedDelete.either(stolen)).toMatchObject({ left: { code: 'ERROR_NOT_FOUND' } })
    expect([await client.cashFixed(), await fixedCells(mine)]).toEqual([[], []])
    await setFeature(host.database, other.businessId, { featureId: PAYABLES_FEATURE, active: false })
    expect(await testClient(host, other).cashFixed.either()).toMatchObject({ left: { code: 'ERROR_NOT_FOUND' } })
    expect(await fixedCells(other)).toEqual([])
  })
})
