import { isRight } from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Clabe from '#domain/banking/clabe.ts'
import { addSampleAccounts } from '#host/samples/sample-accounts.ts'
import { sampleCompanies } from '#samples/samples.ts'
import { aHost, type AHost } from '#test/host/server/a-host.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

describe('the sample companies', () => {
  it('have bank accounts, one of them the default of its kind, which are added once', async () => {
    const login = { identifier: '', email: '', password: '', taxPassword: '' }
    const samples = sampleCompanies(host.services.clock.today('CL')).map((company) => ({ company, login, isNew: true }))
    for (const { company } of samples) {
      const { businessId, token } = await host.company(company.country, company.identifier, company.email)
      const read = async () =>
        (await host.request(`GET /api/business/${businessId}/bankaccount`, { token })).body as ReadonlyArray<{
          readonly accountNumber: string
          readonly isDefault: boolean
          readonly isXepelin: boolean
        }>
      await addSampleAccounts(host.services, samples)
      const accounts = await read()
      expect(accounts.filter(({ isDefault, isXepelin }) => isDefault && !isXepelin)).toHaveLength(1)
      expect(accounts.filter(({ isXepelin }) => isXepelin)).toHaveLength(1)
      if (company.country === 'MX')
        expect(accounts.every(({ accountNumber }) => isRight(Clabe.parse(accountNumber)))).toBe(true)
      await addSampleAccounts(host.services, samples)
      expect(await read()).toEqual(accounts)
    }
  })
})
