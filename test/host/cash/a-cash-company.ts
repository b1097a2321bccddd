import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'
import { identifierOf } from '#test/host/suppliers/a-supplier.ts'
import type { Country } from '#domain/kernel/country.ts'

const IDENTIFIERS: Readonly<Record<Country, (at: number) => string>> = {
  CL: (at) => identifierOf(`Empresa ${at}`),
  MX: (at) => `CAJ010101A${String.fromCodePoint(64 + at)}1`,
}

/** Makes companies whose orders can be transferred, each with another tax id. The host is at Friday 20 November 2026. */
export const cashCompanies = (host: () => AHost): ((country: Country) => Promise<Company>) => {
  let next = 0
  return async (country) => {
    next += 1
    const company = await host().company(country, IDENTIFIERS[country](next), `caja${next}@empresa.${country}`)
    return readyForTransfers(host(), company)
  }
}
