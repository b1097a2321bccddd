import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentsOf } from '#host/documents/store.ts'
import { addSampleDocuments } from '#host/operator/sample-documents.ts'
import { sampleCompanies } from '#host/samples/samples.ts'
import { rowOf } from '#domain/documents/document-row.ts'
import { storeStakeholder } from '#test/host/legal/a-stakeholder.ts'
import { aHost, type AHost } from '#test/host/server/a-host.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

it('the sample company in Mexico has documents in several states, which are added once', async () => {
  const login = { identifier: '', email: '', password: '', taxPassword: '' }
  for (const company of sampleCompanies(host.services.clock.today('CL'))) {
    const registered = await host.company(company.country, company.identifier, company.email)
    const stakeholderId = await storeStakeholder(host, registered)
    const owners = [
      { type: 'business', id: registered.businessId },
      { type: 'stakeholder', id: stakeholderId },
    ] as const
    const all = async () => Promise.all(owners.map((owner) => documentsOf(host.database, owner)))
    await addSampleDocuments(host.services, [{ company, login, isNew: true }])
    const added = await all()
    expect(added.map((documents) => documents.map((document) => rowOf(document)._tag))).toEqual(
      company.country === 'CL'
        ? [[], []]
        : [
            ['Download', 'Upload', 'AwaitingReview'],
            ['Download', 'Upload'],
          ],
    )
    if (company.country === 'MX') {
      expect(added[0]?.[1]?.rejection).toContain('más de 3 meses')
      const bytes = await host.services.documents.read(added[0]?.[0]?.file?.key ?? '')
      expect(Buffer.from(bytes ?? []).toString('latin1')).toMatch(/^%PDF-[^]*Acta constitutiva[^]*%%EOF\n$/)
    }
    await addSampleDocuments(host.services, [{ company, login, isNew: false }])
    expect(await all()).toEqual(added)
  }
})
