import { issueImpersonationCode } from '#host/impersonation/impersonation-code.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'

export const OPERATOR = 'Olga Pérez'

/** An impersonation code like that of the operator command. */
export const codeFor = ({ services }: AHost, { businessId, userId }: Company, operator = OPERATOR): Promise<string> =>
  issueImpersonationCode(services.database, services.clock, { businessId, operator, userId })

export const redeem = (host: AHost, code: string) =>
  host.request('POST /api/user/impersonate', { body: { token: code } })

/** The token of a session in which the operator acts as the company's user. */
export const sudoToken = async (host: AHost, company: Company): Promise<string> =>
  ((await redeem(host, await codeFor(host, company))).body as { token: string }).token
