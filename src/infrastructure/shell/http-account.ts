import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { UserAccount } from '#application/shell/account.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { Call } from '../http/call.ts'
import type { Tenant } from '../http/tenant.ts'
import type { OfPerson } from './of-person.ts'

export const makeHttpAccount = (call: Call, tenant: Tenant, ofPerson: OfPerson): UserAccount => ({
  person: () => ofPerson((userId) => call(endpoints.user, { params: { userId } })),
  business: () =>
    pipe(
      tenant((businessId) => call(endpoints.business, { params: { businessId } })),
      TE.map(({ countryId, ...business }) => ({ ...business, country: countryId })),
    ),
})
