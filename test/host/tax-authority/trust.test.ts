import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSigner, fingerprintsOf, readTrust, trustedRootsFolder } from '#host/tax-authority/sign/trust.ts'
import { signerOf } from '#host/tax-authority/sign/signature-trust.ts'
import type { Database } from '#host/database/database.ts'
import { sharedDatabase } from '#test/host/database/shared-database.ts'
import { certificateOf } from './certificate-sample.ts'

const pemOf = (base64: string): string => `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`

let database: Database
const folder = mkdtempSync(join(tmpdir(), 'anticipo-trust-'))
beforeAll(async () => {
  database = await sharedDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the trust of a host', () => {
  it('is empty by default', async () => {
    expect(await readTrust(database, [trustedRootsFolder(folder)])).toEqual({ roots: [], signers: [] })
  })

  it('contains the certificates of the folder, as DER or PEM, several per file; other files are ignored', async () => {
    const [one, two, three] = [certificateOf('uno'), certificateOf('dos'), certificateOf('tres')]
    mkdirSync(join(trustedRootsFolder(folder), 'subfolder'), { recursive: true })
    writeFileSync(join(trustedRootsFolder(folder), 'uno.cer'), one.der)
    writeFileSync(join(trustedRootsFolder(folder), 'otros.pem'), `Raíces\n${pemOf(two.base64)}\n${pemOf(three.base64)}`)
    writeFileSync(join(trustedRootsFolder(folder), 'leeme.txt'), 'nada')
    const trust = await readTrust(database, [trustedRootsFolder(folder), '/nowhere'])
    expect(trust.roots.map((root) => Buffer.from(root).toString('base64')).sort()).toEqual(
      [one.base64, two.base64, three.base64].sort(),
    )
    expect(fingerprintsOf(trust)).toEqual(fingerprintsOf({ ...trust, roots: trust.roots.toReversed() }))
  })

  it('contains each authorised signer once', async () => {
    await addSigner(database, '76192083-9', '16477752-9')
    await addSigner(database, '76192083-9', '16477752-9')
    expect((await readTrust(database, [])).signers).toEqual([signerOf('76192083-9', '16477752-9')])
  })
})
