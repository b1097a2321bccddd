import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#domain/kernel/id.ts'
import { readConfig } from '#host/config/config.ts'
import type { Database } from '#host/database/database.ts'
import { makeTokens } from '#host/identity/tokens.ts'
import { systemClock } from '#host/kernel/clock.ts'
import type { Keys } from '#host/security/key-file.ts'
import { makeVault } from '#host/security/vault.ts'
import { needHostKeys, openResources, type HostResources } from '#host/server/resources.ts'
import { resealSecrets } from '#host/tax-credential/reseal-secrets.ts'
import { credentialOf, saveCredential, taxStatusOf } from '#host/tax-credential/store.ts'
import { aBusiness } from '#test/host/database/a-business.ts'
import { sharedDatabase } from '#test/host/database/shared-database.ts'

let folder: string
/** The data of all hosts that a test starts. */
let database: Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'anticipo-keys-'))
  database = await sharedDatabase()
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const data = (): string => join(folder, 'data')
const read = (environment: Readonly<Record<string, string>>) => readConfig(['serve', '--data', data()], environment)
const start = async (environment: Readonly<Record<string, string>> = {}): Promise<HostResources> => {
  const told = read(environment)
  if (E.isLeft(told)) throw new Error(told.left)
  return openResources(told.right.config, systemClock, async () => ({
    ...database,
    snapshot: async () => undefined,
    close: async () => undefined,
    hasRowSecurity: true,
  }))
}

describe('the key of the vault', () => {
  it('is taken from the environment, and then is nowhere in the data folder', async () => {
    const resources = await start({
      VAULT_KEY: randomBytes(32).toString('base64'),
      SESSION_KEY: randomBytes(32).toString('hex'),
    })
    await resources.database.close()
    expect(existsSync(join(data(), 'keys'))).toBe(false)
  })

  it('is taken from a file outside, and opens what it sealed at every start; another is rejected unless what was sealed is given up', async () => {
    const file = join(folder, 'vault.key')
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`)
    const first = await start({ VAULT_KEY_FILE: file })
    const businessId = await aBusiness(first.database, 'CL', '76086428-5')
    await saveCredential(first.database, businessId, '76086428-5', first.vault.seal('clave', businessId))
    await first.database.close()
    const again = await start({ VAULT_KEY_FILE: file })
    await again.database.close()
    const other = randomBytes(32).toString('hex')
    await expect(start({ VAULT_KEY: other })).rejects.toMatchObject({
      failure: 'KEY_WRONG',
      message: expect.stringContaining('VAULT_KEY no es la clave que selló las claves tributarias guardadas.'),
    })
    const last = await start({ VAULT_KEY: other, NEW_VAULT_KEY: '1' })
    expect(await taxStatusOf(last.database, businessId)).toMatchObject({
      hasCredential: true,
      isCredentialActive: false,
    })
    await last.database.close()
  })

  it('that is no key is rejected without being repeated', async () => {
    for (const key of ['short', 'x'.repeat(64), randomBytes(31).toString('base64')]) {
      expect(read({ VAULT_KEY: key })).toEqual(E.left('El valor de VAULT_KEY no es válido.'))
    }
    const file = join(folder, 'vault.key')
    await expect(start({ VAULT_KEY_FILE: file })).rejects.toMatchObject({ failure: 'KEY_UNUSABLE' })
    expect(existsSync(file)).toBe(false)
    writeFileSync(file, 'not a key')
    await expect(start({ VAULT_KEY_FILE: file })).rejects.toMatchObject({
      failure: 'KEY_UNUSABLE',
      message: expect.not.stringContaining('not a key'),
    })
    expect(read({ VAULT_KEY: randomBytes(32).toString('hex'), VAULT_KEY_FILE: file })).toEqual(
      E.left('Indica VAULT_KEY o VAULT_KEY_FILE, no los dos.'),
    )
  })
})

const aKey = (): string => randomBytes(32).toString('hex')

describe('keys that are being changed', () => {
  it('both open what was sealed, the first seals, and once all is sealed with it the other is not needed', async () => {
    const [old, next] = [aKey(), aKey()]
    const before = await start({ VAULT_KEY: old })
    const [ana, eva] = [
      await aBusiness(before.database, 'CL', '76086428-5'),
      await aBusiness(before.database, 'CL', '77777777-7'),
    ]
    await saveCredential(before.database, ana, '76086428-5', before.vault.seal('clave', ana))
    await saveCredential(before.database, eva, '77777777-7', 'damaged')
    await before.database.query(
      `insert into tax_certificate (business_id, fingerprint, subject, valid_until, sealed, updated_at) values ($1, 'f', 's', now(), $2, now())`,
      [ana, before.vault.seal('certificate', ana)],
    )
    await before.database.close()

    const during = await start({ VAULT_KEY: `${next},${old}` })
    expect(await resealSecrets(during)).toEqual({ sealed: 2, unreadable: 1 })
    expect(await resealSecrets(during)).toEqual({ sealed: 0, unreadable: 1 })
    await during.database.close()

    const after = await start({ VAULT_KEY: next })
    const [certificate] = await after.database.query<{ sealed: string }>('select sealed from tax_certificate')
    const sealed = [(await credentialOf(after.database, ana))?.sealed, certificate?.sealed]
    expect(sealed.map((one) => after.vault.open(one ?? '', ana))).toEqual(['clave', 'certificate'])
    await after.database.close()
  })

  it('leave a secret alone that is replaced meanwhile', async () => {
    const [old, next] = [aKey(), aKey()]
    const host = await start({ VAULT_KEY: `${next}\n${old}` })
    const ana = await aBusiness(host.database, 'CL', '76086428-5')
    const oldVault = makeVault([new Uint8Array(Buffer.from(old, 'hex'))])
    await saveCredential(host.database, ana, '76086428-5', oldVault.seal('clave', ana))
    const replaced = host.vault.seal('otra', ana)
    const replacing = {
      ...host.vault,
      seal: (secret: string, owner: string) => {
        void saveCredential(host.database, ana, '76086428-5', replaced)
        return host.vault.seal(secret, owner)
      },
    }
    expect(await resealSecrets({ database: host.database, vault: replacing })).toEqual({ sealed: 0, unreadable: 0 })
    expect((await credentialOf(host.database, ana))?.sealed).toBe(replaced)
    await host.database.close()
  })

  it('both verify sessions, and the first signs them', async () => {
    const [old, next] = [aKey(), aKey()].map((key) => new Uint8Array(Buffer.from(key, 'hex')))
    if (old === undefined || next === undefined) throw new Error('No keys')
    const tokens = (...keys: Keys) => makeTokens(keys, systemClock)
    const session = {
      id: 'session',
      user: {
        id: '1' as UserId,
        name: 'Ana',
        email: 'ana@empresa.cl',
        phone: undefined,
        country: undefined,
        version: 1,
      },
      business: undefined,
      role: undefined,
      authenticatedAt: Math.floor(Date.now() / 1000),
    }
    const [byOld, byNext] = [await tokens(old, next).sign(session), await tokens(next, old).sign(session)]
    const read = (keys: Keys) =>
      Promise.all([byOld, byNext].map(async (token) => (await tokens(...keys).read(token))?.sessionId))
    expect(await read([old, next])).toEqual(['session', 'session'])
    expect(await read([next, old])).toEqual(['session', 'session'])
    expect(await read([old])).toEqual(['session', undefined])
    expect(await read([next])).toEqual([undefined, 'session'])
  })

  it('are two at most, and each of them is a key', () => {
    for (const keys of [`${aKey()},`, `${aKey()},short`, `${aKey()},${aKey()},${aKey()}`, ','])
      expect(read({ SESSION_KEY: keys })).toEqual(E.left('El valor de SESSION_KEY no es válido.'))
  })
})

describe('a command beside hosts of the same database', () => {
  const need = (environment: Readonly<Record<string, string>>): void => {
    const told = read(environment)
    if (E.isLeft(told)) throw new Error(told.left)
    needHostKeys(told.right.config)
  }

  it('is rejected without their keys, and creates none', () => {
    expect(() => need({})).toThrow('Falta SESSION_KEY')
    expect(() => need({ SESSION_KEY: aKey() })).toThrow('Falta VAULT_KEY')
    expect(existsSync(data())).toBe(false)
  })

  it('takes given keys, and those of a data folder', () => {
    need({ SESSION_KEY: aKey(), VAULT_KEY_FILE: join(folder, 'vault.key') })
    mkdirSync(join(data(), 'keys'), { recursive: true })
    for (const name of ['session', 'vault']) writeFileSync(join(data(), 'keys', `${name}.key`), aKey())
    need({})
  })
})
