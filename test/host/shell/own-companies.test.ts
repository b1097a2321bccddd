import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMember } from '#host/identity/membership-store.ts'
import { ownCompaniesOf } from '#host/shell/own-companies.ts'
import { storeDocument } from '#test/host/documents/a-document.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let mine: Company
let shared: Company
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  shared = await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx')
  await addMember(host.database, mine.userId, shared.businessId)
})
afterAll(() => host.close())

const list = async ({ token, userId }: Company) =>
  (await host.request(`GET /api/user/${userId}/business`, { token })).body as {
    companies: ReadonlyArray<{ business: { id: number }; tasks: number; rejected: number; toAuthorise: number }>
  }
const tasksOf = async ({ businessId, token }: Company): Promise<number> =>
  ((await host.request(`GET /api/business/${businessId}/task`, { token })).body as ReadonlyArray<unknown>).length

describe('the companies of a user', () => {
  it('are those of the memberships, with as many tasks as each shows', async () => {
    const { companies } = await list(mine)
    expect(companies.map(({ business }) => String(business.id))).toEqual([mine.businessId, shared.businessId])
    expect(companies[0]?.tasks).toBe(await tasksOf(mine))
    expect((await list(shared)).companies).toHaveLength(1)
    await host.database.query(`update membership set role = 'READER' where user_id = $1`, [mine.userId])
    const asReader = await list(mine)
    expect(asReader.companies[0]?.tasks).toBe(await tasksOf(mine))
    expect(asReader.companies[0]?.tasks).toBeLessThan(companies[0]?.tasks ?? 0)
    await host.database.query(`update membership set role = 'OWNER' where user_id = $1`, [mine.userId])
  })

  it('count the documents that were rejected, each in its company', async () => {
    const rejected = await storeDocument(host, shared)
    await host.database.query(
      `update document set rejection = 'ILLEGIBLE', file_key = null, approved = false where id = $1`,
      [rejected],
    )
    const { companies } = await list(mine)
    expect(companies.map((one) => one.rejected)).toEqual([0, 1])
  })

  it('count the requests that the user may authorise, as far as the role permits it', async () => {
    const request = (company: Company, userId: Company['userId'], hash: string) =>
      host.database.query(
        `insert into approval (business_id, act, state, requested_by, requested_at, needed, call, content, content_hash, expires_at)
          values ($1, 'OWN_ACCOUNT', 'PENDING', $2, now(), 1, '{}', '{}', $3, now() + interval '7 days')`,
        [company.businessId, userId, hash],
      )
    await request(shared, shared.userId, 'a'.repeat(64))
    await request(shared, mine.userId, 'b'.repeat(64))
    const counts = async () => (await list(mine)).companies.map(({ toAuthorise }) => toAuthorise)
    expect(await counts()).toEqual([0, 1])
    await host.database.query(`update membership set role = 'PREPARER' where user_id = $1`, [mine.userId])
    expect(await counts()).toEqual([0, 0])
    await host.database.query(`update membership set role = 'OWNER' where user_id = $1`, [mine.userId])
  })

  it('are read in as many statements for twenty of them as for one', async () => {
    const statements: Array<string> = []
    const counting = {
      query: (text: string, parameters?: ReadonlyArray<never>) => {
        statements.push(text)
        return host.database.query(text, parameters)
      },
    } as typeof host.database
    const user = { id: shared.userId } as Parameters<typeof ownCompaniesOf>[2]
    await ownCompaniesOf(counting, host.services, user)
    const ofOne = statements.splice(0).length
    for (let at = 0; at < 19; at += 1) {
      const [row] = await host.database.query<{ id: number }>(
        `insert into business (country, identifier, name) values ('CL', $1, 'Una más') returning id`,
        [`${10_000_000 + at}-0`],
      )
      await addMember(host.database, shared.userId, String(row?.id) as Company['businessId'])
    }
    expect(await ownCompaniesOf(counting, host.services, user)).toHaveLength(20)
    expect(statements).toHaveLength(ofOne)
  })
})

describe('another company of a user', () => {
  const claim = (token: string, identifier: string) =>
    host.request('POST /api/business', { token, body: { name: 'Otra SpA', identifier, countryId: 'CL' } })

  it('is one claim at a time: the same again is the same, another waits until it is verified', async () => {
    const { token } = await host.company('CL', '96790240-3', 'leo@empresa.cl')
    const once = await claim(token, '77777777-7')
    expect(once.status).toBe(200)
    expect((await claim(token, '77777777-7')).body).toMatchObject({ id: (once.body as { id: number }).id })
    expect(await claim(token, '76192083-9')).toMatchObject({ status: 409, body: { errorCode: 'ERROR_CONFLICT' } })
    await host.database.query(`update business set verified_at = now(), verified_by = 'OPERATOR' where id = $1`, [
      (once.body as { id: number }).id,
    ])
    expect((await claim(token, '76192083-9')).status).toBe(200)
  })

  it('is not the hundred and first', async () => {
    const { token, userId } = await host.company('CL', '96571220-8', 'max@empresa.cl')
    await host.database.query(
      `with added as (insert into business (country, identifier, name, verified_at, verified_by)
        select 'MX', 'X' || at, 'Una más', now(), 'OPERATOR' from generate_series(1, 99) at returning id)
      insert into membership (user_id, business_id) select $1::bigint, id from added`,
      [userId],
    )
    expect(await claim(token, '77777777-7')).toMatchObject({ status: 409, body: { errorCode: 'ERROR_BUSINESS_LIMIT' } })
  })
})
