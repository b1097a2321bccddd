import type { UserAccount } from '#application/profile/account.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import { businessCalls, userCalls } from '../http/bound-calls.ts'
import type { WithBusiness } from '../http/with-business.ts'
import type { WithUser } from '../http/with-user.ts'

export const makeHttpAccount = (call: ApiCall, tenant: WithBusiness, user: WithUser): UserAccount => {
  const forBusiness = businessCalls(call, tenant)
  const forUser = userCalls(call, user)
  return {
    person: forUser(endpoints.user),
    business: forBusiness(endpoints.business),
  }
}
