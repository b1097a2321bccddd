import type { UserAccount } from '#application/profile/account.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import type { WithBusiness } from '../http/with-business.ts'
import type { WithUser } from '../http/with-user.ts'

export const makeHttpAccount = (call: ApiCall, tenant: WithBusiness, ofPerson: WithUser): UserAccount => ({
  person: () => ofPerson((userId) => call(endpoints.user, { params: { userId } })),
  business: () => tenant((businessId) => call(endpoints.business, { params: { businessId } })),
})
