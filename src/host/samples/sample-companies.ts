import { saveCompany } from '../business/save-company.ts'
import { verifiedBusiness } from '../identity/store.ts'
import { saveCredential, taxStatusOf } from '../tax-credential/store.ts'
import { sampleAccounts, type SampleAccount } from './sample-logins.ts'
import type { SampleServices } from './sample-services.ts'
import { sampleCompanies } from './samples.ts'
import { sampleFolder } from './write-samples.ts'

/**
 * Registers the sample companies, here and at the tax authority, when missing. A new login is valid at once; documents
 * may follow.
 */
export const registerSamples = async (services: SampleServices): Promise<ReadonlyArray<SampleAccount>> => {
  const accounts = await sampleAccounts(services.dataFolder, sampleCompanies(services.clock.today('CL')))
  await Promise.all(accounts.map((account) => register(services, account)))
  return accounts
}

const register = async (services: SampleServices, { company, isNew, login }: SampleAccount): Promise<void> => {
  const { address, country, email, identifier, name, userName } = company
  const known = await verifiedBusiness(services.database, country, identifier)
  if (isNew || known === undefined) {
    await saveCompany(services, {
      taxId: { country, identifier },
      name,
      address,
      email,
      userName,
      password: login.password,
    })
  }
  if (isNew || (await services.taxpayers.find(country, identifier)) === undefined) {
    await services.taxpayers.add({
      country,
      identifier,
      name,
      password: login.taxPassword,
      documents: sampleFolder(services.dataFolder, company),
    })
  }
}

/** Links missing credentials of the sample companies, so that their documents are imported. */
export const linkSamples = async (services: SampleServices, accounts: ReadonlyArray<SampleAccount>): Promise<void> => {
  for (const { company, login } of accounts) {
    const business = await verifiedBusiness(services.database, company.country, company.identifier)
    if (business === undefined || (await taxStatusOf(services.database, business.id)).hasCredential) continue
    const sealed = services.vault.seal(login.taxPassword, business.id)
    await services.database.transaction((tx) => saveCredential(tx, business.id, business.identifier, sealed))
  }
}

/** The logins, for the terminal. */
export const loginLines = (accounts: ReadonlyArray<SampleAccount>): ReadonlyArray<string> =>
  accounts.flatMap(({ company, login }) => {
    const { country, email, identifier, name } = company
    const words = WORDS[country]
    return [
      `  ${name} (${words.country})`,
      `    Correo       ${email}`,
      `    Contraseña   ${login.password}`,
      `    ${words.taxId.padEnd(13)}${identifier}`,
      `    ${words.taxPassword.padEnd(13)}${login.taxPassword}`,
      '',
    ]
  })

const WORDS = {
  CL: { country: 'Chile', taxId: 'RUT', taxPassword: 'Clave SII' },
  MX: { country: 'México', taxId: 'RFC', taxPassword: 'Clave CIEC' },
} as const
