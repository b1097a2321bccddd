import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { UserAccount } from '#application/profile/account.port.ts'
import { businessEndpoints } from '#wire/business.endpoints.ts'
import { identityEndpoints } from '#wire/identity.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpAccount = (api: Api): UserAccount => ({
  person: api.forUser(identityEndpoints.user),
  changePerson: (version, body) => api.forUser(identityEndpoints.userChange)({ version, body }),
  changePassword: ({ current, password, confirmPassword }) =>
    pipe(
      api.forUser(identityEndpoints.passwordChange)({ body: { oldPassword: current, password, confirmPassword } }),
      TE.map(() => undefined),
    ),
  business: api.forBusiness(businessEndpoints.business),
  changeBusiness: (version, body) => api.forBusiness(businessEndpoints.businessChange)({ version, body }),
})
