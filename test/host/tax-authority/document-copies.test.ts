import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import { removeInvoice } from '#host/financing/remove-invoice.ts'
import type { SignatureChecks } from '#host/tax-authority/sign/signature-checks.ts'
import { makeWorld, type World } from './world.ts'
import { certificateOf, type CertificateSample } from './certificate-sample.ts'
import { dte, SELLER, totals, utf8 } from './samples.ts'
import { dteSignedBy } from './signed-samples.ts'
import { unrecorded } from './unrecorded.ts'

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
beforeEach(async () => {
  await world.forget()
  await world.database.script(`truncate authorised_signer; delete from host_setting where name = 'trusted_roots'`)
  world.trust.roots = [root.der]
  businessId = await world.business('CL', SELLER)
  checks = world.newChecks()
  await checks.start()
})

const signed = () => ({ name: 'firmada.xml', bytes: utf8(dteSignedBy(own, '2026-03-15T10:00:00', { folio: '1' })) })
/** A document of the same folio, with another net amount. */
const other = (net: number) => ({ name: `${net}.xml`, bytes: utf8(dte({ folio: '1', totals: totals(net) })) })

const importing = async (...files: ReadonlyArray<{ readonly name: string; readonly bytes: Uint8Array }>) => {
  for (const file of files) {
    await world.newImporter(checks).import(businessId, [file], unrecorded)
    await checks.idle()
  }
}

const archiving = async (...files: ReadonlyArray<{ readonly name: string; readonly bytes: Uint8Array }>) => {
  await world.taxpayers.add({
    country: 'CL',
    identifier: SELLER,
    password: 'clave',
    documents: world.archive(`cl-${businessId}`, files),
  })
  const options = { onProgress: async () => undefined, signal: new AbortController().signal }
  await world.newConnector(checks).sync(businessId, options)
  await checks.idle()
}

const amounts = async () => (await world.invoices(businessId)).map(({ amount }) => amount)
const signature = async () =>
  (
    await world.database.query<{ signature: string }>('select signature from invoice where business_id = $1', [
      businessId,
    ])
  ).map((row) => row.signature)
const count = async (table: string): Promise<number> =>
  (await world.database.query(`select 1 from ${table} where business_id = $1`, [businessId])).length

/** The design of documents, section 3: of contradicting copies the verified one counts, else the archive's, else the first. */
describe('of copies of one document that contradict each other', () => {
  it('the one with a signature that verifies counts, in whatever order they were imported', async () => {
    await importing(other(900_000), signed())
    expect([await amounts(), await signature()]).toEqual([[119_000], ['VERIFIED']])
    const table = await world.table(businessId)
    await world.forget()
    businessId = await world.business('CL', SELLER)
    await importing(signed(), other(900_000))
    expect(await world.table(businessId)).toEqual(table)
  })

  it("the archive's counts before an imported one, in whatever order they arrived", async () => {
    await importing(other(900_000))
    await archiving(other(50_000))
    expect(await amounts()).toEqual([59_500])
    await world.forget()
    businessId = await world.business('CL', SELLER)
    await archiving(other(50_000))
    await importing(other(900_000))
    expect(await amounts()).toEqual([59_500])
  })

  it('the first counts where nothing speaks for any, and importing them again changes nothing', async () => {
    await importing(other(900_000), other(50_000), other(50_000), other(900_000))
    expect([await amounts(), await count('tax_document'), await count('tax_document_copy')]).toEqual([
      [1_071_000],
      1,
      1,
    ])
  })

  it('a verified one stops counting when its root is no longer trusted', async () => {
    await importing(other(900_000), signed())
    world.trust.roots = []
    await checks.again('ROOT_REMOVED')
    await checks.idle()
    expect(await amounts()).toEqual([1_071_000])
  })

  it('all go when the invoice is removed, with their files', async () => {
    await importing(other(900_000), other(50_000))
    const [invoice] = await world.invoices(businessId)
    const id = String(invoice?.id) as InvoiceId
    expect(await world.database.transaction((tx) => removeInvoice(tx, businessId, id))).toMatchObject(E.right({}))
    expect([await count('tax_document'), await count('tax_document_copy'), await count('imported_file')]).toEqual([
      0, 0, 0,
    ])
  })

  it('none can be removed while the archive has one', async () => {
    await importing(other(900_000))
    await archiving(other(50_000))
    const [invoice] = await world.invoices(businessId)
    const id = String(invoice?.id) as InvoiceId
    expect(await world.database.transaction((tx) => removeInvoice(tx, businessId, id))).toMatchObject(
      E.left({ code: 'ERROR_INVOICE_FROM_AUTHORITY' }),
    )
  })
})
