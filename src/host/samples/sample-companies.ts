import * as E from 'fp-ts/Either'
import { saveCompany } from '../business/index.ts'
import { identityStore, membershipStore } from '../identity/index.ts'
import { signInAddress } from '../impersonation/index.ts'
import { saveCredential, taxStatusOf } from '../tax-credential/index.ts'
import { sampleAccounts, type SampleAccount } from './sample-logins.ts'
import type { SampleServices } from './sample-services.ts'
import { sampleCompanies } from '#samples/samples.ts'
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
  const known = await membershipStore.verifiedBusiness(services.database, country, identifier)
  if (isNew || known === undefined) {
    const saved = await saveCompany(services, {
      taxId: { country, identifier },
      name,
      address,
      email,
      userName,
      password: login.password,
      renewsPassword: true,
      role: 'OWNER',
    })
    if (E.isLeft(saved)) throw new Error(`The sample company ${name} was not saved: ${saved.left}`)
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
    const business = await membershipStore.verifiedBusiness(services.database, company.country, company.identifier)
    if (business === undefined || (await taxStatusOf(services.database, business.id)).hasCredential) continue
    const sealed = services.vault.seal(login.taxPassword, business.id)
    await services.database.transaction((tx) => saveCredential(tx, business.id, business.identifier, sealed))
  }
}

/** A link for each sample company, by its tax id, that signs its user in once. */
export const signInLinksOf = async (
  { database, signInLinks }: Pick<SampleServices, 'database' | 'signInLinks'>,
  accounts: ReadonlyArray<SampleAccount>,
  origin: string,
): Promise<ReadonlyMap<string, string>> => {
  const links = new Map<string, string>()
  for (const { company } of accounts) {
    const { business, user } = (await identityStore.accountOf(database, company.email)) ?? {}
    if (business === undefined || user === undefined) continue
    const code = signInLinks.issue({ userId: user.id, businessId: business.id })
    links.set(company.identifier, signInAddress(origin, code))
  }
  return links
}

/** The logins, for the terminal. */
export const loginLines = (
  accounts: ReadonlyArray<SampleAccount>,
  links: ReadonlyMap<string, string> = new Map(),
): ReadonlyArray<string> =>
  accounts.flatMap(({ company, login }) => {
    const link = links.get(company.identifier)
    const { country, email, identifier, name } = company
    const words = WORDS[country]
    return [
      `  ${name} (${words.country})`,
      ...(link === undefined ? [] : [`    Entrar       ${link} (una vez)`]),
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
