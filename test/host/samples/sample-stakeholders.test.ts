import { expect, it } from 'vitest'
import { warningsOfMexican } from '#domain/legal/validate-stakeholder.ts'
import { documentsOf } from '#host/documents/store.ts'
import { stakeholdersOf } from '#host/legal/store.ts'
import { addSampleDocuments } from '#host/samples/sample-documents.ts'
import { addSampleStakeholders } from '#host/samples/sample-stakeholders.ts'
import { sampleCompanies } from '#samples/samples.ts'
import { aHost } from '#test/host/server/a-host.ts'

it('the sample companies have representatives without warnings, the last one incomplete, who are added once', async () => {
  const host = await aHost()
  try {
    const login = { identifier: '', email: '', password: '', taxPassword: '' }
    for (const company of sampleCompanies(host.services.clock.today('CL'))) {
      const { businessId } = await host.company(company.country, company.identifier, company.email)
      const logins = [{ company, login, isNew: true }]
      await addSampleStakeholders(host.services, logins)
      await addSampleDocuments(host.services, logins)
      const added = await stakeholdersOf(host.database, businessId)
      const approved = await Promise.all(
        added.map(async ({ id }) =>
          (await documentsOf(host.database, { type: 'stakeholder', id })).map((document) => document.approved),
        ),
      )
      expect(approved).toEqual(
        company.country === 'CL'
          ? [[]]
          : [
              [true, true],
              [true, false],
            ],
      )
      if (company.country === 'MX')
        for (const stakeholder of added) expect(warningsOfMexican(stakeholder as never)).toEqual([])
      await addSampleStakeholders(host.services, logins)
      expect(await stakeholdersOf(host.database, businessId)).toEqual(added)
    }
  } finally {
    await host.close()
  }
})
