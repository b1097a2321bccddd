import { expect, it } from 'vitest'
import { addSampleCertificates } from '#host/samples/sample-certificate.ts'
import { sampleCompanies } from '#samples/samples.ts'
import { aHost } from '#test/host/server/a-host.ts'

it('the sample company in Chile has a certificate that ends in 20 days, which is added once', async () => {
  const host = await aHost()
  try {
    const login = { identifier: '', email: '', password: '', taxPassword: 'clave de ejemplo' }
    const samples = sampleCompanies(host.services.clock.today('CL')).map((company) => ({ company, login, isNew: true }))
    for (const { company } of samples) await host.company(company.country, company.identifier, company.email)
    const stored = () =>
      host.database.query<{ country: string; holder_rut: string; days: number; fingerprint: string }>(
        `select b.country, t.holder_rut, t.fingerprint, round(extract(epoch from t.valid_until - $1) / 86400)::int as days
        from tax_certificate t join business b on b.id = t.business_id`,
        [new Date(host.world.now)],
      )
    await addSampleCertificates(host.services, samples)
    const added = await stored()
    const chilean = samples.find(({ company }) => company.country === 'CL')
    expect(added).toMatchObject([{ country: 'CL', holder_rut: chilean?.company.identifier, days: 20 }])
    await addSampleCertificates(host.services, samples)
    expect(await stored()).toEqual(added)
  } finally {
    await host.close()
  }
})
