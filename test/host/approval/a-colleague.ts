import { addMember } from '#host/identity/membership-store.ts'
import { PASSWORD, type AHost, type Company } from '#test/host/server/a-host.ts'
import type { Role } from '#domain/team/role.ts'

/** Another member of the company, signed in. */
export const aColleague = async (
  host: AHost,
  company: Company,
  { email, identifier, role }: { readonly email: string; readonly identifier: string; readonly role: Role },
): Promise<Company> => {
  const { businessId, userId } = await host.company(company.country, identifier, email)
  await host.database.query('delete from session where user_id = $1', [userId])
  await host.database.query('delete from membership where user_id = $1 and business_id = $2', [userId, businessId])
  await addMember(host.database, userId, company.businessId)
  await host.database.query('update membership set role = $1 where user_id = $2', [role, userId])
  const { body } = await host.request('POST /api/user/login', { body: { email, password: PASSWORD } })
  return { ...company, userId, email, token: (body as { token: string }).token }
}

/** Stores that nothing of the company is authorised by others and no changed account waits, as of companies of before. */
export const authoriseNothing = (host: Pick<AHost, 'database'>, { businessId }: Company): Promise<unknown> =>
  host.database.query(`insert into approval_policy (business_id, bands, cooling_hours) values ($1, '{}', 0)`, [
    businessId,
  ])
