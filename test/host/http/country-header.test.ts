import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endpoints } from '#wire/endpoints.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let companies: ReadonlyArray<Company>
beforeAll(async () => {
  host = await aHost()
  companies = [
    await host.company('CL', '76086428-5', 'ana@empresa.cl'),
    await host.company('MX', 'EKU9003173C9', 'eva@empresa.mx'),
  ]
})
beforeEach(() => void (host.lines.length = 0))
afterAll(() => host.close())

const HEADERS = [{}, { country: 'CL' }, { country: 'MX' }, { country: '../etc/passwd' }]

/** The calls of one country that need nothing but a company. */
const OF_ONE_COUNTRY = Object.values(endpoints).filter(
  ({ country, method, path }) => country !== undefined && method === 'GET' && /^[^:]*:businessId[^:]*$/.test(path),
)

const countriesLogged = (): ReadonlyArray<unknown> =>
  host.lines
    .map((line) => JSON.parse(line) as { readonly msg: string; readonly countryHeader?: string })
    .filter(({ msg }) => msg === 'answered')
    .map(({ countryHeader }) => countryHeader)

describe('the header with a country', () => {
  it('decides nothing: the calls of a country follow the business', async () => {
    expect(new Set(OF_ONE_COUNTRY.map(({ country }) => country))).toEqual(new Set(['CL', 'MX']))
    for (const { businessId, country, token } of companies)
      for (const { country: of, path } of OF_ONE_COUNTRY)
        for (const headers of HEADERS) {
          const answer = await host.request(`GET ${path.replace(':businessId', businessId)}`, { token, headers })
          expect([path, country, headers, answer.status === 404]).toEqual([path, country, headers, of !== country])
        }
  })

  it('is logged where it is not that of the business, and never as it was sent', async () => {
    for (const { businessId, token } of companies)
      for (const headers of HEADERS)
        await host.request(`GET /api/business/${businessId}/order?page=1`, { token, headers })
    const inChile = [undefined, undefined, 'MX', '(unknown)']
    const inMexico = [undefined, 'CL', undefined, '(unknown)']
    expect(countriesLogged()).toEqual([...inChile, ...inMexico])
    expect(host.lines.join('')).not.toContain('passwd')
  })
})
