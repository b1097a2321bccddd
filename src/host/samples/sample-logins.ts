import { readFile } from 'node:fs/promises'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { dataPath } from '../kernel/data-folder.ts'
import { replaceFile } from '../kernel/replace-file.ts'
import { randomPassword } from '../security/random-password.ts'
import type { SampleCompany } from '#samples/sample-company.ts'

/** Credentials of a sample company, created at random on each machine, once. */
export interface SampleLogin {
  readonly identifier: string
  readonly password: string
  /** At the tax authority. */
  readonly taxPassword: string
}

/** A sample company with its login. */
export interface SampleAccount {
  readonly company: SampleCompany
  readonly login: SampleLogin
  /** The login was not printed yet. */
  readonly isNew: boolean
}

/** Each company with its existing or a new login. */
export const sampleAccounts = async (
  dataFolder: string,
  companies: ReadonlyArray<SampleCompany>,
): Promise<ReadonlyArray<SampleAccount>> => {
  const file = dataPath(dataFolder, 'samples', 'logins.json')
  const kept = new Map((await readLogins(file)).map((login) => [login.identifier, login]))
  const accounts = companies.map((company): SampleAccount => {
    const login = kept.get(company.identifier)
    return { company, login: login ?? newLogin(company), isNew: login === undefined }
  })
  if (accounts.some(({ isNew }) => isNew)) {
    const logins = accounts.map(({ login }) => login)
    await replaceFile(file, JSON.stringify(logins, undefined, 2))
  }
  return accounts
}

const newLogin = ({ identifier }: SampleCompany): SampleLogin => ({
  identifier,
  password: randomPassword(),
  taxPassword: randomPassword(),
})

const Logins = t.array(t.strict({ identifier: t.string, password: t.string, taxPassword: t.string }))

const readLogins = async (file: string): Promise<ReadonlyArray<SampleLogin>> => {
  try {
    const logins = Logins.decode(JSON.parse(await readFile(file, 'utf8')))
    return E.isRight(logins) ? logins.right : []
  } catch {
    return []
  }
}
