import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remindOfCertificates } from '#host/tax-credential/certificate-reminders.ts'
import { checkDigit } from '#domain/tax-id/rut.ts'
import { aCertificate, CERTIFICATE_PASSWORD, withRounds, type CertificateOptions } from '#test/support/certificates.ts'
import { aStakeholder } from '#test/host/legal/a-stakeholder.ts'
import { aHost, errorOf, type AHost, type Answer, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let next = 0
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

const chilean = (): Promise<Company> => {
  next += 1
  return host.company('CL', `${76_000_000 + next}-${checkDigit(String(76_000_000 + next))}`, `ana${next}@empresa.cl`)
}

const DAY_MS = 86_400_000
const daysFromNow = (days: number): Date => new Date(host.world.now + days * DAY_MS)
const certificate = (over: Partial<CertificateOptions> = {}): Uint8Array =>
  aCertificate({ rut: '15987654-3', from: daysFromNow(-100), until: daysFromNow(200), ...over })

const register = (
  company: Company,
  file: Uint8Array,
  password = CERTIFICATE_PASSWORD,
  confirmed = false,
): Promise<Answer> =>
  host.request(`POST /api/business/${company.businessId}/pfx`, {
    token: company.token,
    body: { pfxBase64: Buffer.from(file).toString('base64'), password, confirmed },
  })
const check = async (company: Company): Promise<unknown> =>
  (await host.request(`GET /api/business/${company.businessId}/pfx/check`, { token: company.token })).body

describe('a digital certificate', () => {
  it('is registered with the end of its validity, and nothing else of it is sent back', async () => {
    const company = await chilean()
    expect(await check(company)).toEqual({ hasPfxCertificate: false, validUntil: null, holder: null })
    const file = certificate({ rut: company.identifier, until: new Date('2027-03-31T22:00:00Z') })
    const registered = { hasPfxCertificate: true, validUntil: '2027-03-31', holder: 'BUSINESS' }
    expect(await register(company, file)).toMatchObject({ status: 200, body: registered })
    expect(await check(company)).toEqual(registered)
    expect(host.messages).toContainEqual({ type: 'certificate', businessId: company.businessId })
  })

  it('ends on the last day in the zone of the business', async () => {
    const company = await chilean()
    await register(company, certificate({ until: new Date('2027-04-01T01:00:00Z') }))
    expect(await check(company)).toMatchObject({ validUntil: '2027-03-31' })
  })

  it('says when it belongs to another person, or names no holder', async () => {
    const company = await chilean()
    await register(company, certificate({ rut: '15987654-3' }))
    expect(await check(company)).toMatchObject({ holder: 'OTHER' })
    const unknown = aCertificate({ from: daysFromNow(-1), until: daysFromNow(9) })
    await register(company, unknown, CERTIFICATE_PASSWORD, true)
    expect(await check(company)).toMatchObject({ holder: 'UNKNOWN' })
  })

  it('of another person asks before it replaces a valid one, and not in place of one that ended', async () => {
    const company = await chilean()
    const own = certificate({ rut: company.identifier, until: daysFromNow(9) })
    await register(company, own)
    const stranger = certificate({ rut: '15987654-3', until: daysFromNow(90) })
    expect(errorOf(await register(company, stranger))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_PFX_OTHER_HOLDER',
    })
    expect(await check(company)).toMatchObject({ holder: 'BUSINESS' })
    expect(await register(company, own)).toMatchObject({ status: 200 })
    await host.database.query('update tax_certificate set valid_until = $1 where business_id = $2', [
      daysFromNow(-1),
      Number(company.businessId),
    ])
    expect(await register(company, stranger)).toMatchObject({ status: 200, body: { holder: 'OTHER' } })
    expect(await register(company, stranger, CERTIFICATE_PASSWORD, true)).toMatchObject({ status: 200 })
  })

  it('may belong to a legal representative', async () => {
    const company = await chilean()
    await host.request(`POST /api/business/${company.businessId}/stakeholder`, {
      token: company.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: aStakeholder('CL', { identifier: '15987654-3' }),
    })
    await register(company, certificate({ rut: '15.987.654-3' }))
    expect(await check(company)).toMatchObject({ holder: 'REPRESENTATIVE' })
  })

  it('is stored encrypted, without its password in clear, and named in the audit log', async () => {
    const company = await chilean()
    await register(company, certificate())
    const [row] = await host.database.query<Record<string, unknown>>(
      'select * from tax_certificate where business_id = $1',
      [company.businessId],
    )
    expect(JSON.stringify(row)).not.toContain(CERTIFICATE_PASSWORD)
    const opened = JSON.parse(host.services.vault.open(String(row?.['sealed']), company.businessId) ?? '{}') as unknown
    expect(opened).toMatchObject({ password: CERTIFICATE_PASSWORD })
    const [entry] = await host.database.query<{ detail: unknown }>(
      `select detail from audit where business_id = $1 and action = 'certificate registered'`,
      [company.businessId],
    )
    expect(entry).toEqual({ detail: { fingerprint: row?.['fingerprint'] } })
    expect(host.lines.join('')).not.toContain(CERTIFICATE_PASSWORD)
  })

  it.each([
    ['another password', () => [certificate(), 'otra'] as const, 'ERROR_PFX_WRONG_PASSWORD'],
    ['one that has ended', () => [certificate({ until: daysFromNow(-1) })] as const, 'ERROR_PFX_EXPIRED'],
    ['one that begins tomorrow', () => [certificate({ from: daysFromNow(1) })] as const, 'ERROR_PFX_NOT_YET_VALID'],
    ['one that cannot sign', () => [certificate({ canSign: false })] as const, 'ERROR_PFX_UNSUPPORTED_KEY'],
    ['a cut file', () => [certificate().subarray(0, 900)] as const, 'ERROR_PFX_INVALID'],
    ['an empty file', () => [new Uint8Array()] as const, 'ERROR_PFX_INVALID'],
    [
      'more than 64 kB',
      () => [Uint8Array.from([...certificate(), ...Array.from({ length: 65_000 }, () => 0)])] as const,
      'ERROR_PFX_INVALID',
    ],
    ['another kind of file', () => [new TextEncoder().encode('%PDF-1.7'.padEnd(200))] as const, 'ERROR_PFX_INVALID'],
  ] as const)('is rejected: %s, and the one before stays', async (_name, file, code) => {
    const company = await chilean()
    await register(company, certificate())
    const [bytes, password] = file()
    expect(errorOf(await register(company, bytes, password))).toMatchObject({ errorCode: code })
    expect(await check(company)).toMatchObject({ hasPfxCertificate: true })
  })

  it('with too many rounds of key derivation is rejected before they are made', async () => {
    const company = await chilean()
    const slow = withRounds(certificate(), 500_000)
    expect((await register(company, slow)).body).toMatchObject({
      errorCode: 'ERROR_PFX_INVALID',
      detail: 'too slow to open',
    })
  })

  it('is not for companies of other countries, nor for operators', async () => {
    const mexican = await host.company('MX', 'EKU9003173C9', 'eva@empresa.mx')
    expect(await register(mexican, certificate())).toMatchObject({ status: 404 })
  })
})

describe('the reminders of the end', () => {
  const HOUR_MS = 3_600_000
  const at = async <A>(days: number, work: () => Promise<A>): Promise<A> => {
    const before = host.world.now
    host.world.now = before + days * DAY_MS
    try {
      return await work()
    } finally {
      host.world.now = before
    }
  }
  const remind = () => remindOfCertificates(host.services)
  const remindersOf = async ({ userId }: Company) =>
    (
      await host.database.query<{ detail: unknown }>(
        `select detail from notification where user_id = $1 and kind = 'CertificateEnding' order by id`,
        [userId],
      )
    ).map(({ detail }) => detail)
  const ending = async (days: number) => {
    const company = await chilean()
    await register(company, certificate({ until: new Date(host.world.now + days * DAY_MS + HOUR_MS) }))
    return company
  }

  it('come 30, 7 and 1 days before it, once each, also by mail', async () => {
    const company = await ending(40)
    const counts: Array<number> = []
    for (const days of [9, 10, 11, 32, 33, 34, 38, 39, 39, 41]) {
      await at(days, remind)
      counts.push((await remindersOf(company)).length)
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
    await host.mailed()
    const subjects = host.emails.filter(({ to }) => to === company.email).map(({ subject }) => subject)
    expect(subjects).toHaveLength(3)
    expect(subjects[0]).toMatch(/^Tu certificado digital vence el /)
  })

  it('are sent once by several hosts, and only the latest after a pause', async () => {
    const company = await ending(3)
    await Promise.all([remind(), remind()])
    expect(await remindersOf(company)).toHaveLength(1)
  })

  it('begin again with a new certificate', async () => {
    const company = await ending(5)
    await remind()
    await register(company, certificate({ rut: company.identifier, until: daysFromNow(6) }))
    await remind()
    expect(await remindersOf(company)).toHaveLength(2)
  })
})
