import { businessBy } from '../identity/store.ts'
import type { SampleCompany } from '../samples/sample-company.ts'
import { sampleCompanies } from '../samples/samples.ts'
import { saveCredential, taxStatusOf } from '../tax-credential/store.ts'
import { saveCompany } from './add-company.ts'
import type { OperatorParts } from './operator-desk.ts'
import { sampleFolder } from './sample-archive.ts'
import { sampleLogins, type SampleLogin } from './sample-logins.ts'

/** A sample company that can be entered. */
export interface SampleAccount {
  readonly company: SampleCompany
  readonly login: SampleLogin
}

/** Makes the sample companies known, here and to the tax authority, unless they are. Their documents may come later. */
export const registerSamples = async (parts: OperatorParts): Promise<ReadonlyArray<SampleAccount>> => {
  const companies = sampleCompanies(parts.clock.today('CL'))
  const logins = await sampleLogins(parts.dataFolder, companies)
  const accounts = companies.flatMap((company) => {
    const login = logins.get(company.identifier)
    return login === undefined ? [] : [{ company, login }]
  })
  await Promise.all(accounts.map((account) => register(parts, account)))
  return accounts
}

const register = async (parts: OperatorParts, { company, login }: SampleAccount): Promise<void> => {
  const { address, country, email, identifier, name, userName } = company
  const known = await businessBy(parts.database, country, identifier)
  if (known === undefined) {
    await saveCompany(parts, { taxId: { country, identifier }, name, address, email, userName, password: login.password })
  }
  if ((await parts.taxpayers.find(country, identifier)) !== undefined) return
  await parts.taxpayers.add({ country, identifier, password: login.taxPassword, documents: sampleFolder(parts.dataFolder, company) })
}

/** Links the credentials of the sample companies that have none, so that their documents are brought. */
export const linkSamples = async (parts: OperatorParts, accounts: ReadonlyArray<SampleAccount>): Promise<void> => {
  for (const { company, login } of accounts) {
    const business = await businessBy(parts.database, company.country, company.identifier)
    if (business === undefined || (await taxStatusOf(parts.database, business.id)).hasCredential) continue
    const sealed = parts.vault.seal(login.taxPassword, business.id)
    await parts.database.transaction((tx) => saveCredential(tx, business.id, business.identifier, sealed))
  }
}

/** How to enter each, for the person at the terminal. */
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
