import { afterAll, beforeAll, beforeEach } from 'vitest'
import { aHost, type AHost, type Company } from './a-host.ts'

/** One host for a file, and a Chilean company of its own for each test, so that lists and sums contain only what the test stored. */
export const companyForEachTest = (start: (host: AHost, company: Company) => void | Promise<void>): void => {
  let host: AHost
  let companies = 0
  beforeAll(async () => {
    host = await aHost()
  })
  beforeEach(async () => {
    companies += 1
    await start(host, await host.company('CL', `${70_000_000 + companies}-K`, `ana${companies}@empresa.cl`))
  })
  afterAll(() => host.close())
}
