import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#host/kernel/clock.ts'
import { readConfig } from '#host/server/config.ts'
import { openResources, type HostResources } from '#host/server/resources.ts'
import { saveCredential, taxStatusOf } from '#host/tax-credential/store.ts'
import { aBusiness } from '#test/host/database/a-business.ts'

const SLOW_MS = 120_000
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anticipo-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const data = (): string => join(folder, 'data')
const read = (environment: Readonly<Record<string, string>>) => readConfig(['serve', '--data', data()], environment)
const start = (environment: Readonly<Record<string, string>> = {}): Promise<HostResources> => {
  const told = read(environment)
  if (E.isLeft(told)) throw new Error(told.left)
  return openResources(told.right.config, systemClock)
}

describe('the key of the vault', () => {
  it(
    'is taken from the environment, and then is nowhere in the data folder',
    async () => {
      const foundation = await start({
        VAULT_KEY: randomBytes(32).toString('base64'),
        SESSION_KEY: randomBytes(32).toString('hex'),
      })
      await foundation.database.close()
      expect(existsSync(join(data(), 'keys'))).toBe(false)
    },
    SLOW_MS,
  )

  it(
    'is taken from a file outside, and opens what it sealed at every start; another is refused unless what was sealed is given up',
    async () => {
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
    },
    SLOW_MS,
  )

  it('that is no key is refused without being repeated', async () => {
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
