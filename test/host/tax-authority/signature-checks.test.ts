import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { zipSync } from 'fflate'
import type { BusinessId } from '#domain/kernel/id.ts'
import { verifySignatures } from '#host/tax-authority/sign/verify-signatures.ts'
import type { SignatureChecks } from '#host/tax-authority/sign/signature-checks.ts'
import { addSigner, removeSigner } from '#host/tax-authority/sign/trust.ts'
import { makeWorld, type World } from './world.ts'
import { certificateOf, type CertificateSample } from './certificate-sample.ts'
import { dte, SELLER, utf8 } from './samples.ts'
import { dteSignedBy } from './signed-samples.ts'
import { unrecorded } from './unrecorded.ts'

const NEXT_DAY = '2026-03-15T10:00:00'
const PERSON = '16477752-9'

let root: CertificateSample
let own: CertificateSample
let world: World
beforeAll(async () => {
  root = certificateOf('Raíz', { isAuthority: true })
  own = certificateOf('Empresa', { rut: SELLER, by: root })
  world = await makeWorld()
})
afterAll(() => world.close())

let businessId: BusinessId
let checks: SignatureChecks
const importing = () => world.newImporter(checks)
beforeEach(async () => {
  await world.forget()
  await world.database.script(`truncate authorised_signer; delete from host_setting where name = 'trusted_roots'`)
  world.verified.length = 0
  world.trust.roots = [root.der]
  businessId = await world.business('CL', SELLER)
  checks = world.newChecks()
})

const signed = (folio: string, by = own) => ({
  name: `${folio}.xml`,
  bytes: utf8(dteSignedBy(by, NEXT_DAY, { folio })),
})
const unsigned = (folio: string) => ({ name: `${folio}.xml`, bytes: utf8(dte({ folio })) })

/** The signature status of each invoice by folio, with the reason when it is unchecked. */
const worth = async (): Promise<Readonly<Record<string, string>>> => {
  const rows = await world.database.query<{ folio: string; signature: string; signature_reason: string | null }>(
    'select folio, signature, signature_reason from invoice where business_id = $1 order by folio',
    [businessId],
  )
  return Object.fromEntries(
    rows.map(({ folio, signature, signature_reason }) => [folio, signature_reason ?? signature]),
  )
}

/** Brings the files of an archive; another `folder` has those files only. */
const link = async (
  files: ReadonlyArray<{ readonly name: string; readonly bytes: Uint8Array }>,
  folder = `cl-${businessId}`,
): Promise<void> => {
  await world.taxpayers.add({
    country: 'CL',
    identifier: SELLER,
    password: 'clave',
    documents: world.archive(folder, files),
  })
  await world
    .newConnector(checks)
    .sync(businessId, { onProgress: async () => undefined, signal: new AbortController().signal })
}

describe('an import', () => {
  it('returns before the signature checks; then each invoice gets its status, and open pages are updated', async () => {
    await importing().import(
      businessId,
      [
        signed('1'),
        unsigned('2'),
        {
          name: '3.xml',
          bytes: utf8(dteSignedBy(own, NEXT_DAY, { folio: '3' }).replace('<MntTotal>119000', '<MntTotal>919000')),
        },
        signed('4', certificateOf('Otra', { rut: SELLER })),
      ],
      unrecorded,
    )
    expect(await worth()).toEqual({ 1: 'PENDING', 2: 'PENDING', 3: 'PENDING', 4: 'PENDING' })
    world.messages.length = 0
    await checks.start()
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'VERIFIED', 2: 'NOT_SIGNED', 3: 'INVALID', 4: 'UNTRUSTED_CHAIN' })
    expect(world.messages).toEqual([{ type: 'invoices', businessId }])
  })

  it('checks documents that arrive meanwhile, and none twice', async () => {
    await checks.start()
    await importing().import(businessId, [signed('1'), signed('2')], unrecorded)
    await importing().import(businessId, [signed('2'), signed('3')], unrecorded)
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'VERIFIED', 2: 'VERIFIED', 3: 'VERIFIED' })
    expect(world.verified).toHaveLength(3)
  })

  it('resumes after a restart with the unchecked files', async () => {
    let verified = 0
    checks = world.newChecks(async (bytes, trust) =>
      (verified += 1) === 1 ? verifySignatures(bytes, trust) : 'CLOSED',
    )
    await checks.start()
    await importing().import(businessId, [signed('1'), signed('2'), signed('3')], unrecorded)
    await checks.idle()
    await checks.stop()
    expect(Object.values(await worth()).toSorted()).toEqual(['PENDING', 'PENDING', 'VERIFIED'])

    const second = world.newChecks()
    await second.start()
    await second.idle()
    expect(await worth()).toEqual({ 1: 'VERIFIED', 2: 'VERIFIED', 3: 'VERIFIED' })
    expect(world.verified).toHaveLength(2)
  })

  it('checks each file of an archive, which is stored once and unchanged', async () => {
    const zip = {
      name: 'mes.zip',
      bytes: zipSync({ 'a.xml': signed('1').bytes, 'b.xml': unsigned('2').bytes, 'c.txt': utf8('hola') }),
    }
    await checks.start()
    await importing().import(businessId, [zip], unrecorded)
    await importing().import(businessId, [zip], unrecorded)
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'VERIFIED', 2: 'NOT_SIGNED' })
    expect(await world.database.query('select name, size from imported_file')).toEqual([
      { name: 'mes.zip', size: zip.bytes.length },
    ])
  })

  it('stores no file without an accepted document', async () => {
    await importing().import(
      businessId,
      [
        { name: 'nota.txt', bytes: utf8('hola') },
        { name: 'ajena.xml', bytes: utf8(dte({ issuer: '76086428-5' })) },
      ],
      unrecorded,
    )
    expect(await world.database.query('select name from imported_file')).toEqual([])
  })

  it('moves the oldest files of a business to cold storage beyond its limits, and still finds them', async () => {
    const importer = world.newImporter(checks, { files: 2, bytes: 1_000_000 })
    for (const folio of ['1', '2', '3', '4']) await importer.import(businessId, [signed(folio)], unrecorded)
    const names = async (table: string) =>
      (await world.database.query<{ name: string }>(`select name from ${table} order by id`)).map(({ name }) => name)
    expect([await names('imported_file'), await names('imported_file_cold')]).toEqual([
      ['3.xml', '4.xml'],
      ['1.xml', '2.xml'],
    ])
    await importer.import(businessId, [signed('1')], unrecorded)
    expect(await names('imported_file')).toEqual(['3.xml', '4.xml'])
    await world.newImporter(checks, { files: 9, bytes: signed('4').bytes.length }).import(businessId, [], unrecorded)
    expect([await names('imported_file'), await names('imported_file_cold')]).toEqual([
      ['4.xml'],
      ['1.xml', '2.xml', '3.xml'],
    ])
    await checks.start()
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'VERIFIED', 2: 'VERIFIED', 3: 'VERIFIED', 4: 'VERIFIED' })
  })
})

describe('a better signed copy', () => {
  it('of the same document sets its status; a worse one changes nothing', async () => {
    await checks.start()
    await importing().import(businessId, [unsigned('1')], unrecorded)
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'NOT_SIGNED' })
    await importing().import(businessId, [signed('1')], unrecorded)
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'VERIFIED' })
    await importing().import(businessId, [{ ...unsigned('1'), name: 'otra.xml' }], unrecorded)
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'VERIFIED' })
  })

  it('counts within one file too, and a matching seal ranks above no signature, in any order', async () => {
    world.trust.roots = []
    await checks.start()
    await importing().import(
      businessId,
      [signed('1'), { name: 'dos.zip', bytes: zipSync({ 'a.xml': signed('2').bytes, 'b.xml': unsigned('2').bytes }) }],
      unrecorded,
    )
    await checks.idle()
    await importing().import(businessId, [unsigned('1')], unrecorded)
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'UNTRUSTED_CHAIN', 2: 'UNTRUSTED_CHAIN' })
  })

  it('is that of its own content: of two with the same key, total and date the verified one is shown', async () => {
    const renamed = (text: string): string => text.replace('<RznSocRecep>', '<RznSocRecep>Gran ')
    await checks.start()
    await importing().import(businessId, [{ name: 'falsa.xml', bytes: utf8(renamed(dte({ folio: '1' }))) }], unrecorded)
    await importing().import(businessId, [signed('1')], unrecorded)
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'VERIFIED' })
    const [shown] = await world.invoices(businessId)
    expect(shown?.payer_name).toBe('Comercial Ñandú Ltda')
  })

  it('in the archive counts after an unsigned upload', async () => {
    await checks.start()
    await importing().import(businessId, [unsigned('1')], unrecorded)
    await checks.idle()
    await link([signed('1')])
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'VERIFIED' })
  })
})

describe('the connector', () => {
  it('checks the files of the archive after the import, and none again in the next refresh', async () => {
    await checks.start()
    await link([signed('1'), unsigned('2')])
    await checks.idle()
    await link([signed('1'), unsigned('2')])
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'VERIFIED', 2: 'NOT_SIGNED' })
    expect(world.verified).toHaveLength(2)
  })

  it('gives a verified document its lines back from another file, when its own is gone', async () => {
    const sources = () => world.database.query('select source, to_check from tax_document order by key')
    await checks.start()
    await link([signed('1')])
    await checks.idle()
    await link([], 'emptied')
    expect(await sources()).toEqual([{ source: 'archive:1.xml', to_check: false }])
    const other = dteSignedBy(own, NEXT_DAY, { folio: '1' }).replace('<MntTotal>119000', '<MntTotal>919000')
    await link([{ name: 'other.xml', bytes: utf8(other) }], 'differing')
    await checks.idle()
    expect(await sources()).toEqual([{ source: 'archive:1.xml', to_check: false }])
    await link([{ ...signed('1'), name: 'month.xml' }], 'renamed')
    expect(await sources()).toEqual([{ source: 'archive:month.xml', to_check: false }])
    /* Its own file and the copy that says something else, each once. */
    expect([await worth(), world.verified]).toEqual([{ 1: 'VERIFIED' }, expect.objectContaining({ length: 2 })])
  })

  it('gives a verified document that a user imported its lines back, when the imported file is gone', async () => {
    await checks.start()
    await importing().import(businessId, [signed('1')], unrecorded)
    await checks.idle()
    await world.database.script('delete from imported_file')
    await link([signed('1')])
    await checks.idle()
    expect(await world.database.query('select source from tax_document')).toEqual([{ source: 'archive:1.xml' }])
    expect(await worth()).toEqual({ 1: 'VERIFIED' })
  })

  it('searches documents of an earlier version in the archive, and reports missing originals', async () => {
    await link([signed('1')])
    await importing().import(businessId, [signed('2')], unrecorded)
    await world.database.script('update tax_document set source = null; delete from imported_file')
    await checks.start()
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'VERIFIED', 2: 'NO_ORIGINAL' })
  })

  it('reports a failed check, and does not repeat it forever', async () => {
    checks = world.newChecks(async () => 'CHECK_FAILED')
    await checks.start()
    await link([signed('1')])
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'CHECK_FAILED' })
    expect(await world.database.query('select 1 as one from tax_document where to_check')).toEqual([])
  })
})

describe("the operator's trust", () => {
  it('affects earlier checks at the next start of the host', async () => {
    world.trust.roots = []
    await checks.start()
    await importing().import(businessId, [signed('1'), unsigned('2')], unrecorded)
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'UNTRUSTED_CHAIN', 2: 'NOT_SIGNED' })

    world.trust.roots = [root.der]
    const second = world.newChecks()
    await second.start()
    await second.idle()
    expect(await worth()).toEqual({ 1: 'VERIFIED', 2: 'NOT_SIGNED' })

    world.trust.roots = []
    const third = world.newChecks()
    await third.start()
    await third.idle()
    expect(await worth()).toEqual({ 1: 'UNTRUSTED_CHAIN', 2: 'NOT_SIGNED' })
    expect(world.verified).toHaveLength(4)
  })

  it('affects them at once for a newly authorised signer', async () => {
    await checks.start()
    await importing().import(businessId, [signed('1', certificateOf('Persona', { rut: PERSON, by: root }))], unrecorded)
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'UNKNOWN_SIGNER' })
    await addSigner(world.database, SELLER, PERSON)
    await checks.again({ issuer: SELLER })
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'VERIFIED' })
    await removeSigner(world.database, SELLER, PERSON)
    await checks.again({ issuer: SELLER })
    await checks.idle()
    expect(await worth()).toEqual({ 1: 'UNKNOWN_SIGNER' })
  })
})
