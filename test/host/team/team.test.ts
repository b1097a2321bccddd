import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '#domain/team/role.ts'
import { memberList, memberRemove, memberRole, ownerTransfer } from '#host/operator/team-members.ts'
import { sudoToken } from '#test/host/impersonation/as-operator.ts'
import { aHost, errorOf, NOON, PASSWORD, type AHost, type Answer, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let company: Company
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.clear()
  company = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})

interface Listed {
  readonly members: ReadonlyArray<{ id: number; email: string; role: Role; version: number; lastSeen: string | null }>
  readonly invitations: ReadonlyArray<{ id: number; email: string; state: string; until: string }>
}

const of = (path: string): string => `/api/business/${company.businessId}/${path}`
const teamAs = async (token: string): Promise<Listed> =>
  (await host.request(`GET ${of('member')}`, { token })).body as Listed
const invite = (email: string, role: Role, token = company.token): Promise<Answer> =>
  host.request(`POST ${of('invitation')}`, { token, body: { email, role } })

/** The code of the link in the last mail. */
const mailedCode = async (): Promise<string> => {
  await host.mailed()
  return host.emails.at(-1)?.button?.address.split('/').at(-1) ?? expect.fail('no mail with a link')
}

/** An account without a company. */
const account = async (email: string): Promise<string> => {
  await host.request('POST /api/user', {
    body: { email, password: PASSWORD, confirmPassword: PASSWORD, countryId: 'CL' },
  })
  return signIn(email)
}

const signIn = async (email: string): Promise<string> => {
  const answer = await host.request('POST /api/user/login', { body: { email, password: PASSWORD } })
  return (answer.body as { token: string }).token
}

const accept = (code: string, token: string): Promise<Answer> =>
  host.request('POST /api/invitation', { token, body: { code } })

/** Invites an address, opens an account for it and joins; the token is one of the company. */
const join = async (email: string, role: Role): Promise<string> => {
  await invite(email, role)
  const code = await mailedCode()
  await accept(code, await account(email))
  return signIn(email)
}

const idOf = async (email: string): Promise<{ readonly id: number; readonly version: number }> =>
  (await teamAs(company.token)).members.find((member) => member.email === email) ?? expect.fail(`${email} is no member`)

const change = async (email: string, role: Role, token = company.token): Promise<Answer> => {
  const { id, version } = await idOf(email)
  return host.request(`PUT ${of(`member/${id}`)}`, { token, body: { role }, headers: { 'if-match': `"${version}"` } })
}

const remove = async (email: string, token = company.token): Promise<Answer> => {
  const { id, version } = await idOf(email)
  return host.request(`DELETE ${of(`member/${id}`)}`, { token, headers: { 'if-match': `"${version}"` } })
}

describe('an invitation', () => {
  it('is mailed, shown by its link to anybody, and makes its address a member by the button only', async () => {
    expect((await invite('Eva@Empresa.cl', 'APPROVER')).body).toMatchObject({
      email: 'eva@empresa.cl',
      role: 'APPROVER',
      state: 'INVITED',
      until: '2026-11-27',
    })
    const code = await mailedCode()
    expect(host.emails.at(-1)).toMatchObject({ to: 'eva@empresa.cl' })
    expect((await host.request(`GET /api/invitation/${code}`)).body).toEqual({
      company: 'Empresa 76086428-5',
      inviter: 'Persona ana@empresa.cl',
      email: 'eva@empresa.cl',
      role: 'APPROVER',
      hasAccount: false,
      countryId: 'CL',
    })
    expect((await teamAs(company.token)).members).toHaveLength(1)
    const joined = await accept(code, await account('eva@empresa.cl'))
    expect(joined.status).toBe(200)
    const { invitations, members } = await teamAs(company.token)
    expect(members.map(({ email, role }) => [email, role])).toEqual([
      ['ana@empresa.cl', 'OWNER'],
      ['eva@empresa.cl', 'APPROVER'],
    ])
    expect(invitations).toEqual([])
  })

  it('confirms the address of the account that accepts it', async () => {
    await join('eva@empresa.cl', 'READER')
    expect(
      await host.database.query('select email_verified_at is not null as confirmed from app_user where email = $1', [
        'eva@empresa.cl',
      ]),
    ).toEqual([{ confirmed: true }])
  })

  it('is not accepted by another account, and stays open', async () => {
    await invite('eva@empresa.cl', 'READER')
    const code = await mailedCode()
    expect(errorOf(await accept(code, await account('otra@empresa.cl')))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_INVITATION_OTHER_ADDRESS',
    })
    expect((await accept(code, await account('eva@empresa.cl'))).status).toBe(200)
  })

  it.each(['used', 'void', 'withdrawn', 'expired', 'unknown'] as const)('is gone when it is %s', async (kind) => {
    const sent = await invite('eva@empresa.cl', 'READER')
    const code = await mailedCode()
    const eva = await account('eva@empresa.cl')
    if (kind === 'used') await accept(code, eva)
    if (kind === 'void') await invite('eva@empresa.cl', 'READER')
    if (kind === 'withdrawn')
      await host.request(`DELETE ${of(`invitation/${(sent.body as { id: number }).id}`)}`, { token: company.token })
    if (kind === 'expired') host.world.now = NOON + 7 * 24 * 3_600_000 + 1
    const token = kind === 'expired' ? await signIn('eva@empresa.cl') : eva
    const used = kind === 'unknown' ? 'q'.repeat(43) : code
    expect(errorOf(await accept(used, token))).toMatchObject({ status: 410, errorCode: 'ERROR_INVITATION_INVALID' })
    expect((await host.request(`GET /api/invitation/${used}`)).status).toBe(410)
  })

  it('makes one member of two requests with its code', async () => {
    await invite('eva@empresa.cl', 'READER')
    const code = await mailedCode()
    const eva = await account('eva@empresa.cl')
    const answers = await Promise.all([accept(code, eva), accept(code, eva)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect((await teamAs(company.token)).members).toHaveLength(2)
  })

  it('stays in the list when it expired, and is sent again', async () => {
    await invite('eva@empresa.cl', 'READER')
    host.world.now = NOON + 8 * 24 * 3_600_000
    const token = await signIn('ana@empresa.cl')
    expect((await teamAs(token)).invitations).toMatchObject([{ email: 'eva@empresa.cl', state: 'EXPIRED' }])
    await invite('eva@empresa.cl', 'READER', token)
    expect((await teamAs(token)).invitations).toMatchObject([{ email: 'eva@empresa.cl', state: 'INVITED' }])
  })

  it.each([
    ['an owner', 'eva@empresa.cl', 'OWNER', ['role']],
    ['no address', 'eva', 'READER', ['email']],
    ['a member', 'ana@empresa.cl', 'READER', ['email']],
  ] as const)('is not sent to %s', async (_, email, role, fields) => {
    expect(errorOf(await invite(email, role))).toMatchObject({ errorCode: 'ERROR_VALIDATION', fields })
  })

  it('is sent three times a day to one address, and twenty times an hour', async () => {
    const answers: Array<number> = []
    for (let at = 0; at < 4; at += 1) answers.push((await invite('eva@empresa.cl', 'READER')).status)
    expect(answers).toEqual([200, 200, 200, 429])
    for (let at = 3; at < 20; at += 1) await invite(`persona${at}@empresa.cl`, 'READER')
    expect((await invite('tarde@empresa.cl', 'READER')).status).toBe(429)
  })

  it('is not sent while fifty belong to the company or are invited', async () => {
    await host.database.query(
      `insert into invitation (business_id, email, role, digest, invited_by, created_at, until)
        select $1, 'p' || n || '@empresa.cl', 'READER', 'd' || n, $2, '2026-11-01', '2199-01-01' from generate_series(1, 49) n`,
      [company.businessId, company.userId],
    )
    expect(errorOf(await invite('eva@empresa.cl', 'READER'))).toMatchObject({ errorCode: 'ERROR_TEAM_FULL' })
  })

  it('is sent by no operator and by no company whose owner is not proven', async () => {
    const operator = await sudoToken(host, company)
    expect((await invite('eva@empresa.cl', 'READER', operator)).status).toBe(403)
    await host.database.query('update business set verified_at = null, verified_by = null')
    expect(errorOf(await invite('eva@empresa.cl', 'READER'))).toMatchObject({ errorCode: 'ERROR_BUSINESS_UNVERIFIED' })
  })
})

describe('the role of a member', () => {
  it('counts at the next call, whatever the token says', async () => {
    const eva = await join('eva@empresa.cl', 'ADMIN')
    expect((await invite('leo@empresa.cl', 'READER', eva)).status).toBe(200)
    expect((await change('eva@empresa.cl', 'READER')).body).toMatchObject({ role: 'READER', version: 2 })
    expect((await invite('max@empresa.cl', 'READER', eva)).status).toBe(403)
    await host.mailed()
    expect(host.emails.at(-1)).toMatchObject({ to: 'eva@empresa.cl', subject: expect.stringContaining('Consulta') })
  })

  it('that loses the right to authorise by somebody else is kept, and so is no other', async () => {
    await join('eva@empresa.cl', 'APPROVER')
    await change('eva@empresa.cl', 'READER')
    await change('eva@empresa.cl', 'PREPARER')
    expect(await host.database.query('select role, removed_by from former_member')).toEqual([
      { role: 'APPROVER', removed_by: Number(company.userId) },
    ])
  })

  it('that leads no team voids the invitations that its member sent', async () => {
    const eva = await join('eva@empresa.cl', 'ADMIN')
    await invite('leo@empresa.cl', 'READER', eva)
    const code = await mailedCode()
    await change('eva@empresa.cl', 'READER')
    expect((await host.request(`GET /api/invitation/${code}`)).status).toBe(410)
  })

  it('of an owner is changed by no administrator, and stays with the last one', async () => {
    const eva = await join('eva@empresa.cl', 'ADMIN')
    expect((await change('ana@empresa.cl', 'READER', eva)).status).toBe(403)
    expect(errorOf(await change('ana@empresa.cl', 'READER'))).toMatchObject({ errorCode: 'ERROR_TEAM_LAST_OWNER' })
  })

  it('is not changed over a change that the caller has not seen', async () => {
    await join('eva@empresa.cl', 'READER')
    const { id } = await idOf('eva@empresa.cl')
    await change('eva@empresa.cl', 'APPROVER')
    const answer = await host.request(`PUT ${of(`member/${id}`)}`, {
      token: company.token,
      body: { role: 'PREPARER' },
      headers: { 'if-match': '"1"' },
    })
    expect(errorOf(answer)).toMatchObject({ errorCode: 'ERROR_CONFLICT', current: { role: 'APPROVER' } })
  })

  it('becomes that of an owner by the password of an owner only', async () => {
    const eva = await join('eva@empresa.cl', 'ADMIN')
    const { id } = await idOf('eva@empresa.cl')
    const handOver = (token: string, password: string) =>
      host.request(`POST ${of(`member/${id}/ownership`)}`, { token, body: { password } })
    expect((await handOver(eva, PASSWORD)).status).toBe(403)
    expect(errorOf(await handOver(company.token, 'otra'))).toMatchObject({ errorCode: 'ERROR_USER_WRONG_PASSWORD' })
    expect((await handOver(company.token, PASSWORD)).body).toMatchObject({ role: 'OWNER' })
    expect((await change('ana@empresa.cl', 'ADMIN')).status).toBe(200)
  })
})

describe('a removed member', () => {
  it('has no access at the next call, loses the sessions of this company only, and is told with the owners', async () => {
    const eva = await join('eva@empresa.cl', 'PREPARER')
    expect((await remove('eva@empresa.cl')).status).toBe(200)
    expect((await host.request(`GET ${of('member')}`, { token: eva })).status).toBe(401)
    await host.mailed()
    expect(host.emails.slice(-2).map(({ to }) => to)).toEqual(['eva@empresa.cl', 'ana@empresa.cl'])
    expect(await host.database.query('select role, removed_by from former_member')).toEqual([
      { role: 'PREPARER', removed_by: Number(company.userId) },
    ])
    expect((await signIn('eva@empresa.cl')).length).toBeGreaterThan(0)
  })

  it('goes on working in another company', async () => {
    const other = await host.company('CL', '77777777-7', 'eva@empresa.cl')
    await invite('eva@empresa.cl', 'READER')
    await accept(await mailedCode(), other.token)
    await remove('eva@empresa.cl')
    expect(host.endedSessions).toEqual([])
    expect((await host.request(`GET /api/business/${other.businessId}/member`, { token: other.token })).status).toBe(
      200,
    )
  })

  it('is nobody whom the caller may not remove', async () => {
    const eva = await join('eva@empresa.cl', 'ADMIN')
    expect((await remove('ana@empresa.cl', eva)).status).toBe(403)
    expect((await remove('ana@empresa.cl')).status).toBe(403)
  })
})

describe('leaving', () => {
  it('is open to every role, but not to the last owner', async () => {
    const eva = await join('eva@empresa.cl', 'READER')
    expect((await host.request(`POST ${of('leave')}`, { token: eva })).status).toBe(200)
    expect((await host.request(`GET ${of('member')}`, { token: eva })).status).toBe(401)
    expect(errorOf(await host.request(`POST ${of('leave')}`, { token: company.token }))).toMatchObject({
      errorCode: 'ERROR_TEAM_LAST_OWNER',
    })
  })

  it('of two last owners at once lets one go', async () => {
    await join('eva@empresa.cl', 'ADMIN')
    const { id } = await idOf('eva@empresa.cl')
    await host.request(`POST ${of(`member/${id}/ownership`)}`, { token: company.token, body: { password: PASSWORD } })
    const eva = await signIn('eva@empresa.cl')
    const answers = await Promise.all(
      [company.token, eva].map((token) => host.request(`POST ${of('leave')}`, { token })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('an operator', () => {
  const taxId = { country: 'CL' as const, identifier: '76086428-5' }

  it('lists, lowers, raises and removes members, and all of them are told', async () => {
    const eva = await join('eva@empresa.cl', 'READER')
    expect(await memberList.run(host.services, { taxId })).toEqual(
      E.right(['ana@empresa.cl  Dueño (OWNER)', 'eva@empresa.cl  Consulta (READER)']),
    )
    await memberRole.run(host.services, { taxId, user: 'eva@empresa.cl', role: 'ADMIN' })
    await host.mailed()
    expect(host.emails.slice(-2).map(({ to }) => to)).toEqual(['ana@empresa.cl', 'eva@empresa.cl'])
    expect((await invite('leo@empresa.cl', 'READER', eva)).status).toBe(200)
    await memberRemove.run(host.services, { taxId, user: 'eva@empresa.cl' })
    expect((await host.request(`GET ${of('member')}`, { token: eva })).status).toBe(401)
  })

  it('leaves no company without an owner, and changes no stranger', async () => {
    expect(E.isLeft(await memberRemove.run(host.services, { taxId, user: 'ana@empresa.cl' }))).toBe(true)
    expect(E.isLeft(await ownerTransfer.run(host.services, { taxId, user: 'otra@empresa.cl' }))).toBe(true)
    await join('eva@empresa.cl', 'READER')
    expect(E.isRight(await ownerTransfer.run(host.services, { taxId, user: 'eva@empresa.cl' }))).toBe(true)
    expect(E.isRight(await memberRole.run(host.services, { taxId, user: 'ana@empresa.cl', role: 'READER' }))).toBe(true)
  })
})

describe('the log', () => {
  it('says who changed what from which role to which', async () => {
    await join('eva@empresa.cl', 'READER')
    await change('eva@empresa.cl', 'APPROVER')
    await remove('eva@empresa.cl')
    const entries = await host.database.query<{ action: string; detail: object }>(
      "select action, detail from audit where business_id = $1 and action like 'member%' order by id",
      [company.businessId],
    )
    expect(entries.map(({ action, detail }) => [action, detail])).toMatchObject([
      ['member invited', { role: 'READER' }],
      ['member joined', { after: 'READER' }],
      ['member role changed', { before: 'READER', after: 'APPROVER' }],
      ['member removed', { before: 'APPROVER' }],
    ])
  })
})
