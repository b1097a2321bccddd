import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowOf } from '#domain/documents/document-row.ts'
import { aChileanDraft, aMexicanDraft } from '#domain/testing/samples.ts'
import { documentsOf } from '#host/documents/store.ts'
import { insertStakeholder } from '#host/legal/store.ts'
import { addSampleDocuments } from '#host/samples/sample-documents.ts'
import { sampleCompanies } from '#samples/samples.ts'
import { storeStakeholder } from '#test/host/legal/a-stakeholder.ts'
import { aHost, type AHost } from '#test/host/server/a-host.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

it('the sample company in Mexico has what a transfer needs, and another representative whose documents wait, added once', async () => {
  const login = { identifier: '', email: '', password: '', taxPassword: '' }
  for (const company of sampleCompanies(host.services.clock.today('CL'))) {
    const registered = await host.company(company.country, company.identifier, company.email)
    const stakeholderId = await storeStakeholder(host, registered)
    const another = await host.database.transaction((tx) =>
      insertStakeholder(
        tx,
        registered.businessId,
        { ...aChileanDraft(), ...aMexicanDraft(), identifier: 'XIQB891116QE4' },
        new Date(),
      ),
    )
    const owners = [
      { type: 'business', id: registered.businessId },
      { type: 'stakeholder', id: stakeholderId },
      { type: 'stakeholder', id: another.id },
    ] as const
    const all = async () => Promise.all(owners.map((owner) => documentsOf(host.database, owner)))
    await addSampleDocuments(host.services, [{ company, login, isNew: true }])
    const added = await all()
    expect(added.map((documents) => documents.map((document) => rowOf(document)._tag))).toEqual(
      company.country === 'CL'
        ? [[], [], []]
        : [
            ['Download', 'Download', 'Download'],
            ['Download', 'Download'],
            ['Download', 'Upload'],
          ],
    )
    if (company.country === 'MX') {
      expect(added[2]?.[1]?.rejection).toContain('más de 3 meses')
      const bytes = await host.services.documents.read(added[0]?.[0]?.file?.key ?? '')
      expect(Buffer.from(bytes ?? []).toString('latin1')).toMatch(/^%PDF-[^]*Acta constitutiva[^]*%%EOF\n$/)
    }
    await addSampleDocuments(host.services, [{ company, login, isNew: false }])
    expect(await all()).toEqual(added)
  }
})
