import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { may } from '#domain/team/permission.ts'
import { ROLES, type Role } from '#domain/team/role.ts'
import type { Country } from '#domain/kernel/country.ts'
import { endpoints, type EndpointName } from '#wire/endpoints.ts'
import { setFeature } from '#host/business/features.ts'
import { aHost, errorOf, type AHost, type Answer } from '#test/host/server/a-host.ts'
import { subjectOf } from './a-subject.ts'
import { NAMES, requestOf, type Subject } from './each-call.ts'

let host: AHost
const subjects: Partial<Record<Country, Subject & { readonly token: string }>> = {}
/** Audited before the first call. */
let audited: number
beforeAll(async () => {
  host = await aHost()
  for (const [country, taxId] of [
    ['CL', '76086428-5'],
    ['MX', 'EKU9003173C9'],
  ] as const) {
    const company = await host.company(country, taxId, `ana@${country}.example`)
    subjects[country] = { ...(await subjectOf(host, company)), token: company.token }
    for (const { feature } of Object.values(endpoints))
      if (feature !== undefined)
        await setFeature(host.database, company.businessId, { featureId: feature, active: true })
  }
  audited = await countAudited()
})
afterAll(() => host.close())

const countAudited = async (): Promise<number> => {
  const [counted] = await host.database.query<{ entries: number }>('select count(*)::int as entries from audit')
  return counted?.entries ?? 0
}

/** Handing the company over is a rule of owners beyond the permission. */
const isOfOwners = (name: EndpointName, role: Role): boolean => name === 'ownership' && role !== 'OWNER'

/** Each call of a company with each role, from the table of endpoints. */
const CASES = NAMES.flatMap((name) => {
  const { permission } = endpoints[name]
  return permission === undefined
    ? []
    : ROLES.map((role) => ({ name, role, isPermitted: may(role, permission) && !isOfOwners(name, role) }))
})

/** The role counts at the next call: the token of before is still the one of an owner. */
const answerAs = async (role: Role, name: EndpointName): Promise<Answer> => {
  const subject = subjects[endpoints[name].country ?? 'CL'] ?? expect.fail('no company')
  await host.database.query(
    "update membership set role = $1 where user_id in (select id from app_user where email like 'ana@%')",
    [role],
  )
  const { call, ...request } = requestOf(name, subject)
  return host.request(call, { ...request, token: subject.token })
}

describe('a call of a company', () => {
  it.each(CASES.filter(({ isPermitted }) => !isPermitted))(
    'is forbidden where the role has no such right: $name, $role',
    async ({ name, role }) => {
      expect(errorOf(await answerAs(role, name))).toEqual({
        status: 403,
        errorCode: 'ERROR_AUTH_FORBIDDEN',
        error: { errorCode: 'ERROR_AUTH_FORBIDDEN' },
      })
    },
  )

  it('changed nothing where it was forbidden', async () => {
    expect(await countAudited()).toBe(audited)
  })

  it.each(CASES.filter(({ isPermitted }) => isPermitted))(
    'reaches its rules where the role has the right: $name, $role',
    async ({ name, role }) => {
      expect((await answerAs(role, name)).status).not.toBe(403)
    },
  )
})
